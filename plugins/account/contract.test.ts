import { describe, expect, it } from 'vitest'
import { REGISTRATION_INFO } from './contract.ts'

describe('REGISTRATION_INFO', () => {
  it.each([
    [{ affiliateCode: 'A', referralCode: 'R', originalDomain: 'x.example' }, { affiliateCode: 'A', referralCode: 'R', originalDomain: 'x.example' }],
    [{ affiliateCode: 7, referralCode: '', more: 'x' }, {}],
    [[], {}],
    [null, undefined],
    ['A', undefined],
  ])('[EN-12] reads %j', (stored, info) => expect(REGISTRATION_INFO.parse(stored)).toEqual(info)) // prettier-ignore
})
