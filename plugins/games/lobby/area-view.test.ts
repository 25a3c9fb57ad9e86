// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Lane } from '../contract.ts'
import { laneOf } from './area-view.ts'

const lane = (key: string, category = key.toUpperCase()): Lane => ({
  key,
  title: key,
  category,
  vendors: [],
  gameCount: 0,
  cards: [],
})
const LANES = [lane('lott'), lane('rng')]

describe('laneOf', () => {
  it.each<[string | null, string | undefined]>([
    ['rng', 'rng'],
    ['RNG', 'rng'],
    ['nope', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j', (asked, key) => expect(laneOf(LANES, asked)?.key).toBe(key))

  it('finds the first of several by category', () =>
    expect(laneOf([lane('fish-2', 'FISH')], 'Fish')?.key).toBe('fish-2'))
})
