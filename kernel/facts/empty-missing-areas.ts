import type { Facts } from '@foyer/sdk'

const AREAS = ['switch', 'member', 'device', 'consent', 'session', 'site', 'setting'] as const

/** Empties every area that has not arrived: pending facts become off. */
export const emptyMissingAreas = (facts: Facts): Partial<Facts> =>
  Object.fromEntries(AREAS.filter((area) => facts[area] === undefined).map((area) => [area, {}]))
