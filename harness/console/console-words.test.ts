// @vitest-environment node
import type { Contribution, Plugin } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { gateSwitches } from '../../kernel/host/tooling/gate-switches.ts'
import { PLACE_WORDS } from '../plugins/place-words.ts'
import { SWITCH_WORDS } from './switch-words.ts'

const manifests = Object.values(
  import.meta.glob<Plugin>('../../plugins/*/*/manifest.ts', { eager: true, import: 'default' }),
).map(({ manifest }) => manifest)
const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()

describe('the merchant’s console has words', () => {
  it('for every switch that a plugin reads, and for no other', () => {
    const read = manifests.flatMap(({ when, readsSwitches = [] }) => [
      ...gateSwitches(when),
      ...readsSwitches,
    ])
    expect(unique(Object.keys(SWITCH_WORDS))).toEqual(unique(read))
  })

  it('for every place to which a plugin adds', () => {
    const points = manifests.flatMap(({ contributes = [] }) =>
      (contributes as readonly Contribution[]).map((entry) => ('at' in entry ? entry.at.id : entry.id)),
    )
    expect(points.length).toBeGreaterThan(50)
    expect(unique(points).filter((point) => !Object.hasOwn(PLACE_WORDS, point))).toEqual([])
  })
})
