// @vitest-environment node
import { expect, it } from 'vitest'
import type { Explanation } from '../../kernel/host/tooling/explain.ts'
import { failedPlugins } from './failed-plugins.ts'
import { NOTHING, withDisabled, withRestart, withSettings, withSwitch } from '../console/proposal.ts'

const link = (more: Partial<Explanation>) => ({ state: 'active', ...more }) as Explanation
const pixel = (more: Partial<Explanation> = { state: 'failed' }) => ({
  id: 'a.pixel',
  title: 'Pixel',
  chain: [link(more)],
  switches: ['PIXEL3'],
  readsSwitches: ['READ3'],
})
const applied = (proposal = NOTHING, effects: readonly { readonly plugin: string }[] = []) => ({
  proposal,
  plan: { effects: effects as never },
})
const NAMED = applied(withDisabled(NOTHING, 'a.pixel', false, true))

it.each([
  ['was turned on', NAMED],
  ['has other settings', applied(withSettings(NOTHING, 'a.pixel', {}, { id: '1' }))],
  ['was to run again', applied(withRestart(NOTHING, 'a.pixel'))],
  ['has a switch that was turned', applied(withSwitch(NOTHING, 'PIXEL3', true, false))],
  ['reads a switch that was turned', applied(withSwitch(NOTHING, 'READ3', true, false))],
  ['was to turn on with another', applied(NOTHING, [{ plugin: 'a.pixel' }])],
])('a failed plugin that %s is not passed over', (_, change) =>
  expect(failedPlugins(change, [pixel()]).map(({ id }) => id)).toEqual(['a.pixel']),
)

it.each([
  ['failed', { state: 'failed' }, 1],
  ['was stopped', { state: 'quarantined', quarantined: true }, 1],
  ['requires a failed one', { state: 'registered', blocked: true }, 1],
  ['runs', { state: 'active' }, 0],
  ['is off', { state: 'off' }, 0],
] as const)('a plugin that %s', (_, more, count) =>
  expect(failedPlugins(NAMED, [pixel(more)])).toHaveLength(count),
)

it('a failed plugin that the change does not concern is not its fault', () => {
  expect(failedPlugins(applied(withSwitch(NOTHING, 'CBS3', true, false)), [pixel()])).toEqual([])
})
