// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KEPT_LIFE_MS } from './constants.ts'
import type { KeptFacts } from './kept-facts.ts'
import { isUsable, keptPart, parseKept } from './kept-facts.ts'
import { siteStatus } from './site-status.fake.ts'

const status = siteStatus({
  settings: { 'a.b': { x: [1] } },
  captcha: { id: 'g', version: 'v4' },
  registerCaptcha: true,
})
const kept: KeptFacts = { build: 'b1', merchant: 'lotus01', language: 'VI', at: 1000, status }

describe('parseKept', () => {
  it('takes what was kept', () => {
    expect(parseKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })
  it('gives no maintenance, region, IP or parts, even if somebody wrote them there', () => {
    const spoiled = {
      ...status,
      maintenance: true,
      regionRestriction: true,
      ip: '1',
      maintenanceEnd: 5,
      parts: { a: 1 },
    }
    expect(parseKept({ ...kept, status: spoiled })?.status).toEqual(status)
    expect(keptPart({ ...spoiled })).toEqual(status)
  })
  it('refuses what lacks or spoils any field', () => {
    for (const name of Object.keys(kept)) expect(parseKept({ ...kept, [name]: undefined })).toBeUndefined()
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
      // prettier-ignore
      expect(parseKept({ ...kept, status: { ...status, [name]: value } })).toBeUndefined()
  })
  it('bears any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      parseKept(a)
      parseKept({ ...kept, status: b })
    })) // prettier-ignore
  })
})

describe('isUsable', () => {
  it.each<[string, Partial<KeptFacts>, number, boolean]>([
    ['fresh', {}, 1000, true],
    ['almost a day old', {}, 1000 + KEPT_LIFE_MS - 1, true],
    ['a day old', {}, 1000 + KEPT_LIFE_MS, false],
    ['from the future', {}, 999, false],
    ['of another build', { build: 'b0' }, 1000, false],
    ['of another merchant', { merchant: 'coral01' }, 1000, false],
    ['of another language', { language: 'EN' }, 1000, true],
  ])('%s', (_, change, now, usable) => {
    expect(isUsable({ ...kept, ...change }, 'b1', 'lotus01', now)).toBe(usable)
  })
})
