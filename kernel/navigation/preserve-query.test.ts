// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preserveQuery } from './preserve-query.ts'

/** As RR-08 has them. */
const NAMES = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
] as const

describe('preserveQuery', () => {
  it.each([
    ['/m/game', '?fbclid=AbC%2f1&x=1', '/m/game?fbclid=AbC%2f1'],
    ['/m/activity?id=3#top', '?r=7', '/m/activity?id=3&r=7#top'],
    ['/m/home?r=8', '?r=7&cid=c', '/m/home?r=8&cid=c'],
    ['/m/home', '', '/m/home'],
    ['/m/home?', '?r=1', '/m/home?r=1'],
  ])('[RR-08] %s with %s is %s', (to, query, expected) => expect(preserveQuery(to, query)).toBe(expected))

  it('[RR-08] preserves these parameters and no other', () => {
    const given = [...NAMES, 'R', 'token', 'utm_source', 'cids', 'fbc'].map((name, at) => `${name}=V${at}`)
    expect(
      preserveQuery('/m/game', `?${[...given].reverse().join('&')}`)
        .split(/[?&]/)
        .sort(),
    ).toEqual(['/m/game', ...given.slice(0, NAMES.length)].sort())
  })

  it('[RR-08] keeps every preserved parameter, with its spelling, through any number of navigations', () => {
    const value = fc.stringMatching(/^[A-Za-z0-9._%-]{1,40}$/)
    const query = fc.dictionary(fc.constantFrom(...NAMES), value)
    fc.assert(
      fc.property(
        query,
        fc.array(fc.constantFrom('/m/home', '/m/game?x=1', '/m/login#a'), { minLength: 1 }),
        (given, path) => {
          let at = `/m/home?${Object.entries(given)
            .map(([name, text]) => `${name}=${text}`)
            .join('&')}`
          for (const to of path) at = preserveQuery(to, at.replace(/^[^?]*/, '').replace(/#.*/, ''))
          for (const [name, text] of Object.entries(given)) expect(at).toContain(`${name}=${text}`)
        },
      ),
    )
  })
})
