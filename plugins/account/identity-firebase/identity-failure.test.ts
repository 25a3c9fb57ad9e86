// @vitest-environment node
import { CodedError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { codeOf, identityFailure, needsAlert, isIgnored, KNOWN_CODES } from './identity-failure.ts'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

const vendor = (code: string, words = 'Error') =>
  Object.assign(new Error(`Firebase: ${words} (${code}).`), { code })

/** The names of ER-11. */
const NAMED = [
  'network-request-failed', 'internal-error', 'argument-error', 'popup-blocked', 'popup-closed-by-user',
  'cancelled-popup-request', 'unauthorized-domain', 'web-storage-unsupported', 'invalid-api-key',
  'operation-not-supported-in-this-environment', 'missing-multi-factor-info',
] // prettier-ignore

describe('identityFailure', () => {
  it.each(NAMED)('[ER-11] auth/%s has a text of its own, in every language', (name) => {
    const { key } = identityFailure(vendor(`auth/${name}`))
    expect(key).toBe(`auth/${name}`)
    for (const texts of [CN, EN, PT_BR, VI]) {
      expect(texts[key].trim()).not.toBe('')
      expect(Object.entries(texts).filter(([, text]) => text === texts[key])).toHaveLength(1)
    }
  })

  it('has a text for each known code, and knows each code with a text', () =>
    expect(Object.keys(EN).filter((key) => key.startsWith('auth/'))).toEqual([...KNOWN_CODES]))

  it.each([
    ['a code without a text', vendor('auth/brand-new', 'Strange thing'), 'auth/brand-new', 'Strange thing'],
    ['no error of the vendor’s', new TypeError('bug'), 'auth/unknown', 'bug'],
    ['one of ours', new CodedError('ID-TOKEN', 'no token'), 'ID-TOKEN', 'no token'],
    ['no error at all', 'why', 'auth/unknown', 'why'],
    ['an invalid code', Object.assign(new Error('x'), { code: 7 }), 'auth/unknown', 'x'],
  ])('[ER-10] falls back to auth/unknown: %s', (_case, error, code, reason) =>
    expect(identityFailure(error)).toEqual({ key: 'auth/unknown', code, reason }),
  )

  it.each([
    ['Firebase: Invalid format. (auth/invalid-phone-number).', 'Invalid format.'],
    ['Firebase: The code is wrong (auth/invalid-phone-number).', 'The code is wrong'],
    ['no vendor’s form', 'no vendor’s form'],
  ])('[ER-10] the reason is the error’s message, without its code: %s', (message, reason) =>
    expect(identityFailure(Object.assign(new Error(message), { code: 'auth/invalid-phone-number' }))).toEqual(
      {
        key: 'auth/invalid-phone-number',
        code: 'auth/invalid-phone-number',
        reason,
      },
    ),
  )

  it('[ER-10] ignores only a pop-up that another has superseded', () => {
    expect(isIgnored(vendor('auth/cancelled-popup-request'))).toBe(true)
    expect(isIgnored(vendor('auth/popup-closed-by-user'))).toBe(false)
    expect(codeOf(undefined)).toBe('auth/unknown')
  })

  it('[ER-10] alerts what the provider calls a failure', () => {
    expect(needsAlert(identityFailure(vendor('auth/internal-error', 'Failure at Facebook')))).toBe(true)
    expect(needsAlert(identityFailure(vendor('auth/internal-error', 'A Failure')))).toBe(false)
  })
})
