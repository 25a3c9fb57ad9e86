import { describe, expect, it } from 'vitest'
import { LONGEST_SOAK_MINUTES, SOAK_STAGES, type SoakPart } from './soak-parts.ts'
import { rotated, soakTable, totalMinutes } from './soak-table.ts'

const part = (name: string, minutes: number): SoakPart => ({ name, minutes, command: 'true' })
const [a, b, c, d] = [part('a', 1), part('b', 5), part('c', 2), part('d', 4)]

describe('the table of the soak', () => {
  it('a stage takes as long as its longest lane', () => {
    expect(totalMinutes([[[a]], [[b], [c, d]]])).toBe(7)
  })
  it('names each part’s place and minutes, and those that it took', () => {
    const results = [{ part: b, ok: true, seconds: 90 }]
    expect(soakTable([[[a]], [[b], [c]]], results).map((row) => row.replaceAll(/ +/g, ' '))).toEqual([
      '1 a 1 min',
      '2a b 5 min, took 1.5',
      '2b c 2 min',
      ' in all 6 min',
    ])
  })
  it('each lane begins at another part, and no part is lost', () => {
    expect(rotated([[[a], [b, c, d]]], 4)).toEqual([[[a], [c, d, b]]])
    expect(rotated([[[a], [b, c, d]]], 3)).toEqual([[[a], [b, c, d]]])
  })
  it('the soak ends within its time', () => {
    expect(totalMinutes(SOAK_STAGES)).toBeLessThanOrEqual(LONGEST_SOAK_MINUTES)
  })
})
