// @vitest-environment node
import { CodedError } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HIDDEN, redact } from './redact.ts'

describe('redact', () => {
  it.each([
    'token', 'tokens', 'accessToken', 'firebaseIdToken', 'password', 'newPassword', 'passwd', 'pwd', 'clientSecret',
    'Authorization', 'authorisation', 'apiKey', 'api_key', 'privateKey', 'rsaKey', 'cookie', 'captcha', 'geetestSeccode',
    'authCode', 'verificationCode', 'remPass', 'sass', 'X-RSA', 'X-Digest', 'MC_SESSION_INFO',
  ])('hides the field %s', (name) => {
    expect(JSON.stringify(redact({ deep: [{ [name]: 'a1' }], [name]: { inner: 'a1' } }))).not.toContain('a1')
  }) // prettier-ignore

  it.each([
    ['a signed token', 'got eyJhbGciOi.eyJzdWIiOi.c2ln now', `got ${HIDDEN} now`],
    ['a bearer', 'Authorization of Bearer abc.def', `Authorization of ${HIDDEN}`],
    ['a UUID', 'id 123e4567-e89b-12d3-a456-426614174000.', `id ${HIDDEN}.`],
    ['a long hex', 'x=0123456789abcdef0123456789abcdef', HIDDEN],
    ['a query', '/m/home?token=a1&x=2', `/m/home?token=${HIDDEN}&x=2`],
    ['JSON in a text', '{"password":"a1","x":1}', `{"password":"${HIDDEN}","x":1}`],
    ['a header line', 'authorization: a1', `authorization: ${HIDDEN}`],
    ['an address in an address', 'to /x?to=%2Fm%3Ftoken%3Da1%26x', `to /x?to=%2Fm%3Ftoken%3D${HIDDEN}`],
    ['a basic authorization', 'sent Basic YTE=', `sent ${HIDDEN}`],
  ])('hides %s in a text', (_, text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  it.each([
    'HT-STATUS: GET /wps/relay/CBS_launchChat answered 500',
    'wallet.deposit (activate): no such method',
    'key "MC_SESSION_INFO": the stored value is unreadable',
    '/assets/promotions-announcements-manifest.js',
  ])('leaves %s readable', (text) => {
    expect(redact(text)).toBe(text)
  })

  it('hides in errors, their causes and stacks, and keeps the code', () => {
    const cause = new Error('token=a1b2')
    const error = new CodedError('HT-STATUS', 'url /x?token=a1b2', { cause })
    const copy = redact(error)
    expect(JSON.stringify(copy)).not.toContain('a1b2')
    expect(copy).toMatchObject({
      name: 'CodedError',
      code: 'HT-STATUS',
      message: `HT-STATUS: url /x?token=${HIDDEN}`,
    })
  })

  it('accepts cycles, throwing getters, proxies and foreign objects', () => {
    const ring: Record<string, unknown> = { x: 1 }
    ring['ring'] = ring
    expect(() => JSON.stringify(redact(ring))).not.toThrow()
    const trap = Object.defineProperty({}, 'a', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    expect(redact(trap)).toBe('[unreadable]')
    expect(redact(new Response('secret'))).toBe('[Response]')
    expect(redact(new URL('https://a.example/?token=a1'))).toBe(`https://a.example/?token=${HIDDEN}`)
    expect(redact([1n, Symbol('s'), () => 1, undefined, null, true])).toEqual([
      '1',
      '[symbol]',
      '[function]',
      undefined,
      null,
      true,
    ])
  })

  it('shows no secret at any place, and always terminates', () => {
    const secret = 'Zq9'.repeat(11)
    const holder = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constant(secret),
        fc.string().map((text) => `${text} ${secret} ${text}`),
        fc.dictionary(fc.string(), tie('node'), { maxKeys: 4 }),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
    })).node
    fc.assert(
      fc.property(holder, (value) => {
        expect(JSON.stringify(redact(value))).not.toContain('Zq9Zq9Zq9')
      }),
    )
  })

  it('[SE-04c] shows no named secret, however short, at any depth: in fields, addresses, errors and their causes', () => {
    const NAMES = [
      'token',
      'tokens',
      'accessToken',
      'password',
      'newPassword',
      'Authorization',
      'apiKey',
      'captcha',
    ]
    const named = fc.record({
      name: fc.constantFrom(...NAMES),
      secret: fc.stringMatching(/^Q[0-9a-zA-Z]{3,10}$/),
      around: fc.stringMatching(/^[a-z ]{0,8}$/),
      holder: fc.nat(6),
      wraps: fc.array(fc.nat(4), { maxLength: 6 }),
    })
    const holders: readonly ((name: string, secret: string, around: string) => unknown)[] = [
      (name, secret) => ({ [name]: secret }),
      (name, secret) => ({ [name]: [{ inner: secret }] }),
      (name, secret, around) => `${around} https://a.example/x?a=1&${name}=${secret}&b=2 ${around}`,
      (name, secret, around) => `${around}/m/login?back=${encodeURIComponent(`/m/x?${name}=${secret}`)}`,
      (name, secret) => new URL(`https://a.example/x?${name}=${secret}`),
      (name, secret, around) => `${around} ${JSON.stringify({ [name]: secret, other: 1 })}`,
      (name, secret, around) => new Error(`${around} ${name}: ${secret}`),
    ]
    const wrappers: readonly ((value: unknown) => unknown)[] = [
      (value) => [value],
      (value) => ({ deep: value }),
      (value) => new Error('outer', { cause: value }),
      (value) => new CodedError('HT-STATUS', 'outer', { cause: value }),
      (value) => Object.assign(new Error('with more'), { config: value, code: value }),
    ]
    fc.assert(
      fc.property(named, ({ name, secret, around, holder, wraps }) => {
        const sample = holders[holder]?.(name, secret, around)
        const value = wraps.reduce((inner, at) => wrappers[at]?.(inner), sample)
        expect(JSON.stringify(redact(value))).not.toContain(secret)
      }),
      { numRuns: 1_000 },
    )
  })
})
