import type { Facts } from '@foyer/sdk'

type AreaName = Exclude<keyof Facts, 'setting' | 'fresh'>
const AREAS = ['switch', 'disabled', 'member', 'device', 'consent', 'session', 'site'] as const

/** Facts that a merchant or a tool wants to change: single switches, all settings of a plugin. */
export interface FactChange extends Readonly<Partial<Record<AreaName, Readonly<Record<string, boolean>>>>> {
  /** By plugin id: all of its settings after the change. */
  readonly setting?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly fresh?: boolean
}

/** A change that can be planned and applied (KN-08). Data only, so that it can be sent over a channel. */
export interface Change {
  readonly facts?: FactChange
  /** Plugins to turn off for the session. */
  readonly quarantine?: readonly string[]
  /** Plugins whose quarantine or failure ends; wins over `quarantine`. */
  readonly reinstate?: readonly string[]
}

/** The areas that a change touches, with the change applied: the argument of `host.update`. */
export function changedFacts(facts: Facts, { facts: change = {} }: Change): Partial<Facts> {
  const areas = [...AREAS, 'setting' as const].filter((area) => change[area])
  const merged = Object.fromEntries(areas.map((area) => [area, { ...facts[area], ...change[area] }]))
  return { ...merged, ...(change.fresh === undefined ? {} : { fresh: change.fresh }) }
}

/**
 * The areas that a change has touched, with the change undone: changed values are as in `before`, later
 * changes by others stay.
 */
export function revertedFacts(now: Facts, before: Facts, { facts: change = {} }: Change): Partial<Facts> {
  const areas = [...AREAS, 'setting' as const].filter((area) => change[area])
  const reverted = areas.map((area) => [area, withoutChange(now[area], before[area], change[area] ?? {})])
  return { ...Object.fromEntries(reverted), ...(change.fresh === undefined ? {} : { fresh: before.fresh }) }
}

type Area = Readonly<Record<string, unknown>>
function withoutChange(now: Area | undefined, before: Area | undefined, change: Area): Area | undefined {
  const others = Object.entries(now ?? {}).filter(([key]) => !Object.hasOwn(change, key))
  const own = Object.entries(before ?? {}).filter(([key]) => Object.hasOwn(change, key))
  if (!before && others.length === 0) return undefined
  return Object.fromEntries([...others, ...own])
}
