// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type HarnessState, readState } from './harness-state.ts'
import { stateChange } from './state-change.ts'

const offered = (name: string, live: boolean) => ({ name, label: name, group: 'site', live, choices: [] })
const options = {
  scenarios: [
    offered('maintenance', true),
    offered('clock', true),
    offered('member', false),
    offered('theme', false),
  ],
  merchants: [
    { id: 'lotus', name: 'Lotus', languages: ['EN'], switches: { CBS3: true }, disabled: ['push.fcm'] },
  ],
}
const state = (query: string): HarnessState => readState(query, 'lotus')
const change = (before: string, after: string) => stateChange(state(before), state(after), options)

describe('a change of the harness’ state', () => {
  it.each([
    ['', 'member=player'],
    ['', 'lang=VI'],
    ['', 'merchant=coral'],
    ['', 'break=games.lobby:import-rejects'],
    ['', 'to=/m/login'],
    ['member=player&maintenance=1', ''],
  ])('from “%s” to “%s” makes a new world', (before, after) =>
    expect(change(before, after)).toEqual({ kind: 'start' }),
  )

  it.each([
    ['', 'frame-size=320x568&frame-text=160&theme=dark', undefined],
    ['', 'maintenance=1', { scenarios: { maintenance: '1' } }],
    ['maintenance=1&clock=1d', 'maintenance=1', { scenarios: { clock: '' } }],
    ['fault=auth.login:500', 'fault=auth.login:slow*2', { faults: { 'auth.login': 'slow*2' } }],
    ['fault=auth.login:500', '', { faults: { 'auth.login': null } }],
    ['switches=-CBS3,NEW3', '', { switches: { CBS3: true, NEW3: null } }],
    ['disabled=-push.fcm,games.lobby', '', { disabled: { 'push.fcm': true, 'games.lobby': false } }],
  ])('from “%s” to “%s” keeps the page', (before, after, patch) =>
    expect(change(before, after)).toEqual(patch ? { kind: 'live', patch } : { kind: 'live' }),
  )
})
