// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CACHED_STATUS_LIFE_MS } from './constants.ts'
import { cacheablePart, type CachedStatus, isUsable, parseCachedStatus } from './cached-status.ts'
import { siteStatus } from './site-status.fake.ts'

const status = siteStatus({
  settings: { 'a.b': { x: [1] } },
  disabled: { 'a.c': true },
  captcha: { id: 'g', version: 'v4' },
  registerCaptcha: true,
})
const cached: CachedStatus = { build: 'b1', merchant: 'lotus01', language: 'VI', at: 1000, status }

describe('parseCachedStatus', () => {
  it('accepts a cached status', () => {
    expect(parseCachedStatus(JSON.parse(JSON.stringify(cached)))).toEqual(cached)
  })
  it('returns no maintenance, region, IP or parts, even if they are stored', () => {
    const spoiled = {
      ...status,
      maintenance: true,
      regionRestriction: true,
      ip: '1',
      maintenanceEnd: 5,
      parts: { a: 1 },
    }
    expect(parseCachedStatus({ ...cached, status: spoiled })?.status).toEqual(status)
    expect(cacheablePart({ ...spoiled })).toEqual(status)
  })
  it('refuses a status with a missing or malformed field', () => {
    for (const name of Object.keys(cached))
      expect(parseCachedStatus({ ...cached, [name]: undefined })).toBeUndefined()
    for (const [name, value] of [
      ['merchantCode', 1],
      ['imageCDNs', [1]],
      ['domains', 'a'],
      ['switches', { A: 1 }],
      ['templates', { a: 1 }],
      ['settings', { 'a.b': 1 }],
      ['captcha', null],
      ['profileIconCount', '9'],
    ] as const)
      expect(parseCachedStatus({ ...cached, status: { ...status, [name]: value } })).toBeUndefined()
  })
  it('accepts any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        parseCachedStatus(a)
        parseCachedStatus({ ...cached, status: b })
      }),
    )
  })
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
