// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { median, table } from './table.ts'

describe('table', () => {
  const rows = [
    { brand: 'lotus', screen: 'home', runs: [{ lcp: 400.6, cls: 0, frame: 0 }] },
    {
      brand: 'lotus',
      screen: 'home',
      action: 'open log-in',
      runs: [
        { cls: 0.0123, inp: 0, frame: 40, answer: 90 },
        { cls: 0.0123, inp: 160, frame: 200, answer: 300 },
        { cls: 0.0123, inp: 24, frame: 60, answer: 110 },
      ],
    },
  ]

  it('has the medians of each row below their names', () =>
    expect(table(rows)).toEqual([
      'brand  screen  action       LCP     CLS  INP  longest frame  answer',
      'lotus  home    load         401  0.0000                 <50',
      'lotus  home    open log-in       0.0123   24             60     110',
    ]))

  it('says of an interaction that is too short to be reported that it is', () =>
    expect(
      table([{ brand: 'lotus', screen: 'home', action: 'type', runs: [{ cls: 0, inp: 0, frame: 0 }] }])[1],
    ).toMatch(/<16 +<50$/))
})

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1], 4],
    [[undefined, 5], 5],
    [[undefined], undefined],
    [[], undefined],
  ])('of %j is %j', (values, middle) => expect(median(values)).toBe(middle))
})
