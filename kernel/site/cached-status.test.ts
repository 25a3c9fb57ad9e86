// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CACHED_STATUS_LIFE_MS } from './constants.ts'
import { type CachedStatus, isUsable, parseCachedStatus } from './cached-status.ts'

const cached: CachedStatus = {
  build: 'b1',
  merchant: 'lotus01',
  language: 'VI',
  at: 1000,
  answer: { info: { merchantCode: 'lotus01' } },
}

describe('parseCachedStatus', () => {
  it('accepts a cached status', () =>
    expect(parseCachedStatus(JSON.parse(JSON.stringify(cached)))).toEqual(cached))

  it.each(Object.keys(cached))('refuses one without %s', (name) =>
    expect(parseCachedStatus({ ...cached, [name]: undefined })).toBeUndefined(),
  )

  it('accepts any JSON without throwing', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        parseCachedStatus(a)
        parseCachedStatus({ ...cached, answer: b })
      }),
    ))
})

describe('isUsable', () => {
  it.each<[string, Partial<CachedStatus>, number, boolean]>([
    ['fresh', {}, 1000, true],
    ['almost a day old', {}, 1000 + CACHED_STATUS_LIFE_MS - 1, true],
    ['a day old', {}, 1000 + CACHED_STATUS_LIFE_MS, false],
    ['from the future', {}, 999, false],
    ['of another build', { build: 'b0' }, 1000, false],
    ['of another merchant', { merchant: 'coral01' }, 1000, false],
    ['of another language', { language: 'EN' }, 1000, true],
  ])('%s', (_, change, now, usable) => {
    expect(isUsable({ ...cached, ...change }, 'b1', 'lotus01', now)).toBe(usable)
  })
})
