// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIdentityConfig } from './identity-config.ts'

const HOST = 'lotus.example'
const settings = { facebook: false, redirect: false }
const sms = { firebase: false, apiKey: 'AIzaKey', projectId: 'demo' }
const config = {
  apiKey: 'AIzaKey',
  authDomain: 'demo.firebaseapp.com',
  facebook: false,
  phone: false,
  redirect: false,
}

describe('readIdentityConfig', () => {
  it('uses the project’s own domain if none is given', () =>
    expect(readIdentityConfig(sms, settings, HOST)).toEqual({ config }))

  it('offers what is switched on, at the merchant’s domain', () =>
    expect(
      readIdentityConfig(
        { ...sms, firebase: '1' },
        { facebook: true, redirect: false, authDomain: 'auth.lotus.example' },
        HOST,
      ),
    ).toEqual({ config: { ...config, facebook: true, phone: true, authDomain: 'auth.lotus.example' } }))

  it.each([
    ['nothing but the key', { apiKey: 'AIzaKey', firebase: 1 }],
    ['empty texts', { apiKey: 'AIzaKey', firebase: true, projectId: '', authDomain: '' }],
    ['null', { apiKey: 'AIzaKey', firebase: 'true', projectId: null, authDomain: null, other: 1 }],
  ])('needs no more than a key: %s', (_case, given) => {
    expect(readIdentityConfig(given, settings, HOST)).toEqual({
      config: { ...config, phone: true, authDomain: undefined },
    })
    expect(readIdentityConfig(given, { ...settings, projectId: 'demo' }, HOST)).toEqual({
      config: { ...config, phone: true },
    })
  })

  it.each([
    ['no part', undefined],
    ['none', { firebase: false }],
    ['an empty key', { ...sms, apiKey: ' ' }],
    ['null', null],
    ['text', 'sms'],
  ])('offers nothing, and reports no problem, if no project is set up: %s', (_case, given) =>
    expect(readIdentityConfig(given, settings, HOST)).toEqual({}),
  )

  it.each([
    ['a key with a colon', { ...sms, apiKey: '1:2345:web:67' }],
    ['at its end', { ...sms, apiKey: 'AIzaKey:' }],
  ])('[VA-14] offers nothing with %s', (_case, given) =>
    expect(readIdentityConfig(given, settings, HOST)).toEqual({ problem: 'ID-KEY' }),
  )

  it.each([
    ['a project that is no text', { ...sms, projectId: 7 }],
    ['an address in place of a host', { ...sms, authDomain: 'https://demo.example/' }],
    ['a host with a path', { ...sms, authDomain: 'demo.example/evil' }],
  ])('offers nothing with %s', (_case, given) =>
    expect(readIdentityConfig(given, settings, HOST)).toEqual({ problem: 'ID-CONFIG' }),
  )

  it('redirects only with the page’s own host as the domain, where the result comes back', () => {
    const asked = { ...settings, redirect: true }
    expect(readIdentityConfig(sms, asked, HOST)).toEqual({ config, problem: 'ID-REDIRECT' })
    const own = { ...asked, authDomain: HOST }
    expect(readIdentityConfig(sms, own, HOST)).toEqual({
      config: { ...config, redirect: true, authDomain: HOST },
    })
  })

  it('[VA-14] accepts any value from a gateway, and offers no key with a colon', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ apiKey: fc.string(), projectId: fc.string() })),
        (given) => {
          const { config: offered } = readIdentityConfig(given, settings, HOST)
          expect(offered?.apiKey.includes(':') ?? false).toBe(false)
        },
      ),
    )
  })
})
