import type { ConsentCategory } from '@foyer/sdk'
import { DAY_MS } from './constants.ts'
import { isClickId } from './is-click-id.ts'
import type { StoredClick, StoredClicks } from './stored-clicks.ts'

/** A parameter that a plugin that is on contributes. */
export interface WantedParameter {
  readonly parameter: string
  readonly days: number
  readonly pattern?: string
  /** The categories that the plugin's gate reads. */
  readonly consent: readonly ConsentCategory[]
}

export interface Visit {
  readonly wanted: readonly WantedParameter[]
  /** The parameters of the address that the player came with, and when that was. */
  readonly landing: ReadonlyMap<string, string>
  readonly arrivedAt: number
  readonly now: number
  /** Whether the player has refused a category, as far as that is known. */
  isRefused(category: ConsentCategory): boolean
}

/**
 * The clicks to store: a click of this visit replaces an older one of another value; the same value keeps its first time, by
 * the rule of `_fbc`. One whose days are over goes, and one that the player has refused. A plugin that is merely not on
 * yet, or that the merchant has switched off, loses nothing.
 *
 * @throws SyntaxError for a pattern that is no regular expression
 */
export function nextClicks(stored: StoredClicks, visit: Visit): StoredClicks {
  const { wanted, landing, arrivedAt, now } = visit
  const names = new Set(wanted.map(({ parameter }) => parameter))
  const next = new Map(
    Object.entries(stored).filter(
      ([name, click]) => isCurrent(click, now) && (names.has(name) || !isRefused(click, visit)),
    ),
  )
  for (const name of names) {
    const own = wanted.filter(({ parameter }) => parameter === name)
    const known = next.get(name)
    const value = landing.get(name)
    const isNew =
      value !== undefined &&
      own.some(({ pattern }) => isClickId(value, pattern)) &&
      value !== known?.value &&
      arrivedAt > (known?.at ?? -Infinity)
    const click = isNew ? { value, at: arrivedAt } : known
    if (!click) continue
    const updated: StoredClick = {
      value: click.value,
      at: click.at,
      until: click.at + Math.max(...own.map(({ days }) => days)) * DAY_MS,
      consent: [...new Set(own.flatMap(({ consent }) => consent))],
    }
    if (isCurrent(updated, now)) next.set(name, updated)
    else next.delete(name)
  }
  return Object.fromEntries(next)
}

/** One of the future comes from a wrong clock; a day of difference may be one of time zones set by hand. */
const isCurrent = ({ at, until }: StoredClick, now: number): boolean => now < until && at <= now + DAY_MS

const isRefused = ({ consent }: StoredClick, visit: Visit): boolean =>
  consent.length > 0 && consent.every((category) => visit.isRefused(category))
