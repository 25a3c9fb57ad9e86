import { type ConsentCategory, defineStorageKey } from '@foyer/sdk'
import { CLICK_ID_LENGTH_MAX } from './constants.ts'

/** A click of an ad network, as it is stored. */
export interface StoredClick {
  readonly value: string
  /** When the player came with it, and when it counts no more: epoch milliseconds. */
  readonly at: number
  readonly until: number
  /** The categories with which it was stored: it is removed when the player has refused all of them. */
  readonly consent: readonly ConsentCategory[]
}
/** By parameter. */
export type StoredClicks = Readonly<Record<string, StoredClick>>

const CATEGORIES: readonly unknown[] = ['marketing', 'analytics', 'support'] satisfies ConsentCategory[]
const isCategory = (value: unknown): value is ConsentCategory => CATEGORIES.includes(value)

function parseClick(stored: unknown): StoredClick | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const [value, at, until, consent] = ['value', 'at', 'until', 'consent'].map((name): unknown =>
    Reflect.get(stored, name),
  )
  const isUsable = typeof value === 'string' && value !== '' && value.length <= CLICK_ID_LENGTH_MAX
  return isUsable && Number.isFinite(at) && Number.isFinite(until) && Array.isArray(consent)
    ? { value, at: Number(at), until: Number(until), consent: consent.filter(isCategory) }
    : undefined
}

/** Leaves out what is malformed. */
function parse(stored: unknown): StoredClicks | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const clicks = Object.entries(stored).map(([name, click]) => [name, parseClick(click)] as const)
  return Object.fromEntries(clicks.flatMap(([name, click]) => (click ? [[name, click]] : [])))
}

/** The clicks that led the player here, while their networks are on. */
export const CLICKS = defineStorageKey<StoredClicks>({
  name: 'account.attribution.clicks',
  area: 'local',
  parse,
})
