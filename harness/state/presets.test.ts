// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readState as readGatewayState } from '../../mocks/gateway/state-query.ts'
import { ROUTES } from '../../mocks/gateway/routes.ts'
import { stateOptions } from '../../mocks/pages/state-options.ts'
import type { StateOptions } from '../gateway-client.ts'
import { forGateway, readState, writeState } from './harness-state.ts'
import { frameNotes, frameSize } from './frame-controls.ts'
import { PRESETS, presetOf, readPresets, stateOf, withPreset, writePresets } from './presets.ts'

const notesOf = (query: string): unknown =>
  Reflect.get(
    stateOptions(
      ROUTES.map(({ route }) => route.id),
      query,
    ),
    'notes',
  )

describe('a preset', () => {
  it.each(PRESETS.map((preset) => [preset.name, preset] as const))(
    '“%s” has no part that means nothing',
    (_, preset) => {
      const state = stateOf(preset, readState('', 'lotus'))
      expect(notesOf(writeState(forGateway(state)))).toEqual([])
      expect(frameNotes(state.values)).toEqual([])
    },
  )

  it('keeps the merchant and the language that are shown', () => {
    const now = readState('merchant=coral&lang=VI&member=vip', 'lotus')
    expect(writeState(stateOf({ name: 'x', query: 'theme=dark' }, now))).toBe(
      'merchant=coral&lang=VI&theme=dark',
    )
  })

  it('is saved with its name, in place of the one before', () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    }
    const first = presetOf('mine', readState('member=vip', 'lotus'))
    const second = presetOf('mine', readState('frame-text=200&fault=auth.login:500', 'lotus'))
    writePresets(storage, withPreset([first], second))
    expect(readPresets(storage)).toEqual([second])
    expect(stateOf(second, readState('', 'lotus')).values).toEqual({ 'frame-text': '200' })
    stored.set([...stored.keys()][0] ?? '', '{damaged')
    expect(readPresets(storage)).toEqual([])
  })
})

describe('an address', () => {
  it('tells its unknown parts: parameters, values, faults, breaks and calls', () => {
    expect(notesOf('break=games.lobby:load-fails&colour=red&fault=auth.logn:500,auth.login:explode')).toEqual(
      [
        "break: 'games.lobby:load-fails' is unknown",
        "fault: 'auth.login:explode' is unknown",
        "'colour' is no part of a state",
        "fault: no call is named 'auth.logn'",
      ],
    )
    expect(
      frameNotes({ 'frame-text': '5', 'frame-size': '411x823', 'frame-colour': 'x', colour: 'red' }),
    ).toEqual(["frame-text: '5' is unknown", "'frame-colour' is no part of a state"])
  })
  it('brings its frame’s parts to no gateway', () => {
    const state = readState('frame-text=160&member=vip', 'lotus')
    expect(readGatewayState(writeState(forGateway(state))).notes).toEqual([])
    expect(writeState(forGateway(state))).toBe('merchant=lotus&member=vip')
  })
})

const { deviceSizes: SIZES } = stateOptions([], '') as StateOptions

it.each([
  [{}, 360],
  [{ device: 'ios12' }, 375],
  [{ device: 'ios17' }, 390],
  [{ device: 'native' }, 360],
  [{ device: 'ipad' }, 820],
  [{ device: 'ipad', 'frame-size': '320x568' }, 320],
])('a frame of %j is %d pixels wide', (values, width) => expect(frameSize(values, SIZES).width).toBe(width))
