// @vitest-environment node
import { expect, it } from 'vitest'
import { laterEnd, readMaintenance } from './maintenance-end.ts'

it.each<[string, object, number | undefined]>([
  ['nothing', {}, undefined],
  ['a flag', { maintenance: true }, 0],
  ['a flag as gateways write it', { maintenance: ' 1 ' }, 0],
  ['an end alone', { maintenanceEnd: 1_900_000_000_000 }, 1_900_000_000_000],
  ['an end as text', { maintenance: 1, maintenanceEnd: ' 1900000000000 ' }, 1_900_000_000_000],
  ['an end, but not closed', { maintenance: false, maintenanceEnd: 1_900_000_000_000 }, undefined],
  ['not closed as text', { maintenance: 'false', maintenanceEnd: 1_900_000_000_000 }, undefined],
  ['no readable end', { maintenance: 'true', maintenanceEnd: 'tomorrow' }, 0],
  ['an end that no date has', { maintenance: true, maintenanceEnd: 1e300 }, 0],
  ['an end before all time', { maintenanceEnd: -5 }, undefined],
  ['other types', { maintenance: {}, maintenanceEnd: [] }, undefined],
])('reads the maintenance of an entry with %s', (_case, entry, expected) =>
  expect(readMaintenance(entry)).toBe(expected),
)

it.each([
  [undefined, undefined, undefined],
  [5, undefined, 5],
  [undefined, 0, 0],
  [5, 9, 9],
  [0, 9, 0],
])('of %j and %j, the later end is %j', (one, other, expected) => expect(laterEnd(one, other)).toBe(expected))
