// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { hostAffiliate } from './origin.ts'

const HOST = 'm.example.com'

const OWN = { domain: HOST, code: 'A1', referralCode: 'R1' }

const CODES = { affiliateCode: 'A1', referralCode: 'R1' }

describe('the affiliate of a host', () => {
  it.each([
    ['is named', OWN, CODES],
    ['is named in capitals', { ...OWN, domain: ' M.Example.com ' }, CODES],
    ['is among others', [{ domain: 'other.example', code: 'B1' }, OWN], CODES],
    ['has no domain', { code: 'A1' }, { affiliateCode: 'A1' }],
    ['has a number for a code', { domain: HOST, code: 7 }, { affiliateCode: '7' }],
    ['is that of another host', { ...OWN, domain: 'other.example' }, {}],
    ['is none', undefined, {}],
    ['is null', null, {}],
    ['has empty codes', { domain: HOST, code: '', referralCode: null }, {}],
  ])('[EN-12b] %s', (_case, affiliate, codes) => {
    const malformed = vi.fn()
    expect(hostAffiliate({ parts: { affiliate } }, HOST, malformed)).toEqual(codes)
    expect(malformed).not.toHaveBeenCalled()
  })

  it.each([
    ['is no record', 'A1', {}],
    ['has an entry that is none', [7, OWN], CODES],
    ['has a code that is none', { ...OWN, code: '<b>' }, { referralCode: 'R1' }],
    ['has a code that is a record', { ...OWN, referralCode: {} }, { affiliateCode: 'A1' }],
  ])('[EN-12b] [EN-30] is reported where it %s', (_case, affiliate, codes) => {
    const malformed = vi.fn()
    expect(hostAffiliate({ parts: { affiliate } }, HOST, malformed)).toEqual(codes)
    expect(malformed).toHaveBeenCalledOnce()
  })

  it('[EN-12b] is not known while the status is that of an earlier visit', () => {
    expect(hostAffiliate({}, HOST, vi.fn())).toEqual({})
    expect(hostAffiliate(undefined, HOST, vi.fn())).toEqual({})
  })
})
