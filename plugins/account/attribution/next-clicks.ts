import type { ConsentCategory } from '@foyer/sdk'
import { DAY_MS, CLICK_ID_LENGTH_MAX, DEFAULT_PATTERN } from './constants.ts'
import type { StoredClick, StoredClicks } from './stored-clicks.ts'

/** What a network leaves in place of an id that it did not fill in: `{click_id}`, `${SUBID}`, `[CPA]`, `__CLICKID__`. */
const MACRO = /[{}]|%7[bBdD]|\[\w{0,500}\]|^__[A-Z_]+__$/

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

/**
 * Whether a value may be the id of a click; otherwise it is refused as a whole, since a part of an id is the id of no click.
 *
 * @param pattern source of a regular expression for the whole value
 * @throws SyntaxError for a pattern that is no regular expression
 */
export function isClickId(value: string, pattern: string = DEFAULT_PATTERN): boolean {
  return (
    value !== '' &&
    value.length <= CLICK_ID_LENGTH_MAX &&
    !MACRO.test(value) &&
    new RegExp(`^(?:${pattern})$`).test(value)
  )
}
