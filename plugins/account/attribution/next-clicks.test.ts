// @vitest-environment node
import type { ConsentCategory } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextClicks, type Visit, type WantedParameter } from './next-clicks.ts'
import type { StoredClick } from './stored-clicks.ts'

const DAY_MS = 86_400_000
const NOW = 1_700_000_000_000
const fbclid: WantedParameter = { parameter: 'fbclid', days: 90, consent: ['marketing'] }

const visit = ({
  refused = [],
  query = {},
  ...more
}: Partial<Visit> & { refused?: readonly ConsentCategory[]; query?: object } = {}): Visit => ({
  wanted: [fbclid],
  landing: new Map(Object.entries(query)),
  arrivedAt: NOW,
  now: NOW,
  isRefused: (category) => refused.includes(category),
  ...more,
})
const click = (
  value: string,
  at: number,
  days = 90,
  consent: readonly ConsentCategory[] = ['marketing'],
): StoredClick => ({
  value,
  at,
  until: at + days * DAY_MS,
  consent,
})

describe('nextClicks', () => {
  it('stores a click of the address where a plugin wants it, and no other', () => {
    expect(nextClicks({}, visit({ query: { fbclid: 'AbC', ttclid: 'X' } }))).toEqual({
      fbclid: click('AbC', NOW),
    })
    expect(nextClicks({}, visit({ query: { fbclid: 'AbC' }, wanted: [] }))).toEqual({})
    expect(nextClicks({}, visit({ query: { fbclid: '{fbclid}' } }))).toEqual({})
  })

  it('[TR-03] replaces a click by a different one, and leaves the same its first time', () => {
    const before = { fbclid: click('AbC', NOW - DAY_MS) }
    expect(nextClicks(before, visit({ query: { fbclid: 'AbC' } }))).toEqual(before)
    expect(nextClicks(before, visit({ query: { fbclid: 'aBC' } }))).toEqual({ fbclid: click('aBC', NOW) })
    expect(nextClicks(before, visit({ query: { fbclid: '[CPA]' } }))).toEqual(before)
    expect(nextClicks(before, visit())).toEqual(before)
  })

  it('does not replace a click that came later, in another tab', () => {
    const later = { fbclid: click('Later', NOW + 1) }
    expect(nextClicks(later, visit({ query: { fbclid: 'AbC' }, now: NOW + 2 }))).toEqual(later)
  })

  it.each([
    [90 * DAY_MS - 1, ['fbclid']],
    [90 * DAY_MS, []],
    [-DAY_MS - 1, []],
    [-DAY_MS, ['fbclid']],
  ])('[CO-07c] a click of 90 days is there after %s ms: %j', (age, left) => {
    for (const wanted of [[fbclid], []])
      expect(Object.keys(nextClicks({ fbclid: click('AbC', NOW - age) }, visit({ wanted })))).toEqual(left)
  })

  it('[CO-07c] expires each click by its own days, whenever that is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 500 * DAY_MS }),
        (days, age) => {
          const wanted = [{ parameter: 'ttclid', days, consent: [] }]
          const stored = nextClicks({}, visit({ wanted, query: { ttclid: 'X' } }))
          const later = nextClicks(stored, visit({ wanted, now: NOW + age }))
          expect('ttclid' in later).toBe(age < days * DAY_MS)
        },
      ),
    )
  })

  it('[TR-16] removes a click when the player has refused all categories of its networks and none is on', () => {
    const both = { gclid: click('G', NOW, 90, ['marketing', 'analytics']) }
    expect(nextClicks(both, visit({ wanted: [], refused: ['marketing'] }))).toEqual(both)
    expect(nextClicks(both, visit({ wanted: [], refused: ['marketing', 'analytics'] }))).toEqual({})
  })

  it('leaves a click whose plugin is not on yet, is off for another reason, or needs no consent', () => {
    const stored = { fbclid: click('AbC', NOW), rtCid: click('R', NOW, 30, []) }
    expect(nextClicks(stored, visit({ wanted: [], refused: ['support'] }))).toEqual(stored)
    expect(
      nextClicks(
        { rtCid: stored.rtCid },
        visit({ wanted: [], refused: ['marketing', 'analytics', 'support'] }),
      ),
    ).toEqual({ rtCid: stored.rtCid })
  })

  it('takes the longest days, and any pattern, of the plugins that share a parameter', () => {
    const wanted: readonly WantedParameter[] = [
      { parameter: 'cid', days: 30, pattern: String.raw`\d+`, consent: ['marketing'] },
      { parameter: 'cid', days: 60, pattern: '[a-z]+', consent: ['analytics'] },
    ]
    expect(nextClicks({}, visit({ wanted, query: { cid: 'abc' } }))).toEqual({
      cid: click('abc', NOW, 60, ['marketing', 'analytics']),
    })
  })
})
