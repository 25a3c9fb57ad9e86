// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../mocks/gateway/scenarios.ts'
import { readState } from '../../mocks/gateway/state-query.ts'
import { worldReport } from '../../mocks/pages/world-report.ts'
import { PROFILES } from '../../mocks/world/merchants.ts'
import { newWorld } from '../../mocks/world/new-world.ts'
import { statusText } from './export-status.tsx'

/** Every state of a scenario that sets fields of plugins' settings, as an address spells it. */
const STATES = SCENARIOS.filter(({ settings }) => settings).flatMap(({ name, control }) =>
  (control?.choices() ?? []).filter(([text]) => text !== '').map(([text]) => `${name}=${text}`),
)

describe.each(PROFILES.map((profile) => [profile.id, profile] as const))('an export of %s', (_, profile) => {
  it.each(['', ...STATES])('in the state “%s” has no address of the mock gateway', (query) => {
    const text = statusText(worldReport(newWorld(profile, readState(query).state), profile))
    expect(text).toContain('tracking.')
    expect(text).not.toContain('/__gateway')
  })
})

it('the states include those of the splash, the bar and the captcha', () =>
  expect(STATES).toEqual(expect.arrayContaining(['splash=logo', 'bar=1', 'captcha=v4'])))
