// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReferralCode, REGISTRATION_INFO, registrationInfoAt } from './contract.ts'

const at = (search: string, hostname = 'now.example') => ({ hostname, search })

describe('registrationInfoAt', () => {
  it.each([
    ['r before referralCode', '?referralCode=B&r=A', {}, { referralCode: 'A' }],
    ['referralCode', '?referralCode=B', {}, { referralCode: 'B' }],
    ['referralCode where r is no code', '?r=%3Cb%3E&referralCode=B', {}, { referralCode: 'B' }],
    ['affiliateCode', '?affiliateCode=Aff-1.x_2', {}, { affiliateCode: 'Aff-1.x_2' }],
    ['a new code in place of the stored one', '?r=new', { referralCode: 'old' }, { referralCode: 'new' }],
    [
      'the stored code if the address has none',
      '',
      { referralCode: 'old', affiliateCode: 'a' },
      { referralCode: 'old', affiliateCode: 'a' },
    ],
    [
      'the stored code if the new one is too long',
      `?r=${'x'.repeat(65)}`,
      { referralCode: 'old' },
      { referralCode: 'old' },
    ],
    ['64 characters', `?r=${'x'.repeat(64)}`, {}, { referralCode: 'x'.repeat(64) }],
    ['nothing from an empty code', '?r=&affiliateCode=', {}, {}],
    ['nothing with a space or a script in it', '?r=a%20b&affiliateCode=%3Cscript%3E', {}, {}],
  ])('[VA-10] %s', (_what, search, known, info) => {
    expect(registrationInfoAt(at(search), known)).toEqual({ originalDomain: 'now.example', ...info })
  })

  it('[EN-12a] keeps the host of the first page', () => {
    expect(registrationInfoAt(at('', 'later.example'), { originalDomain: 'first.example' })).toEqual({
      originalDomain: 'first.example',
    })
  })

  it('[VA-10][EN-12a] keeps only codes, whatever the address, and returns the same when called again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (r, referralCode, affiliateCode) => {
        const place = at(`?${new URLSearchParams({ r, referralCode, affiliateCode })}`)
        const info = registrationInfoAt(place)
        for (const code of [info.referralCode, info.affiliateCode])
          if (code !== undefined) expect(isReferralCode(code)).toBe(true)
        expect(registrationInfoAt(place, info)).toEqual(info)
        expect(REGISTRATION_INFO.parse(JSON.parse(JSON.stringify(info)))).toEqual(info)
      }),
    )
  })
})

describe('REGISTRATION_INFO', () => {
  it.each([
    [{ affiliateCode: 'A', referralCode: 'R', originalDomain: 'x.example' }, { affiliateCode: 'A', referralCode: 'R', originalDomain: 'x.example' }],
    [{ affiliateCode: 7, referralCode: '', more: 'x' }, {}],
    [[], {}],
    [null, undefined],
    ['A', undefined],
  ])('[EN-12a] reads %j', (stored, info) => expect(REGISTRATION_INFO.parse(stored)).toEqual(info)) // prettier-ignore
})
