// @vitest-environment node
import type { LanguageCode } from '@foyer/sdk'
import { testMerchant } from '@foyer/sdk/testing'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '../../../kernel/profile/profile.ts'
import { worldSettings } from '../../../mocks/gateway/world-settings.ts'
import { CAPTCHA, captchaStatus, issueToken } from '../../../mocks/world/captcha.ts'
import { LOGIN_FAILURES } from '../../../mocks/world/constants.ts'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { memberOfToken } from '../../../mocks/world/sessions.ts'
import { CODE_TRIES, sendCodeTo } from '../../../mocks/world/text-messages.ts'
import type { World } from '../../../mocks/world/world.ts'
import { loginAnswer } from '../shared/endpoints.ts'
import mock from './mock.ts'

const profile: Profile = {
  ...testMerchant(),
  hosts: [],
  theme: 'auto',
  themeColor: { light: '#fff', dark: '#000' },
  switches: {},
  settings: {},
  consent: 'none',
  imageCDNs: [],
  frameAncestors: [],
  endpoints: {},
  metadata: {},
  inspection: false,
}
let world: World
let slice: ReturnType<typeof mock.initial>
beforeEach(() => {
  world = newWorld(profile)
  slice = mock.initial(world)
})

async function call(
  id: string,
  body: unknown,
  {
    language = 'EN',
    headers = {},
  }: { readonly language?: LanguageCode; readonly headers?: HeadersInit } = {},
): Promise<unknown> {
  const request = new Request('https://site.test/wps', { method: 'POST', headers })
  const route = mock.routes.find((one) => one.id === id)
  const reply = await route?.reply({
    request,
    url: new URL(request.url),
    language,
    body,
    world,
    slice,
    member: undefined,
    settings: worldSettings(world, profile)['account.auth'] ?? {},
  })
  return reply instanceof Response ? reply.json() : reply
}
const login = (username: string, password: string, language: LanguageCode = 'EN') =>
  call('auth.login', { type: 'username', username, password }, { language })

describe('the mock gateway', () => {
  it('accepts a login only encrypted, at the gateway’s path', () =>
    expect(mock.routes[0]).toMatchObject({ method: 'POST', path: '/wps/session/login', encrypted: true }))

  it('[EN-04] signs a member in, with an answer that the site’s own schema reads', async () => {
    const answer = v.parse(loginAnswer, await login('agent', 'agent123'))
    expect(answer).toMatchObject({ userName: 'agent', customerType: 1, passwordExpired: false })
    expect(memberOfToken(world, answer.token)?.key).toBe('agent')
  })

  it('reports a first login once, and an expired password', async () => {
    expect(await login('newcomer', 'newcomer123')).toMatchObject({ value: { firstTimeLogin: true } })
    expect(await login('newcomer', 'newcomer123')).toMatchObject({ value: { firstTimeLogin: false } })
    expect(await login('expired', 'expired123')).toMatchObject({ value: { passwordExpired: true } })
  })

  it.each([
    ['EN', 'Username or password is incorrect'],
    ['VI', 'Tên đăng nhập hoặc mật khẩu không đúng'],
    ['KM', 'Username or password is incorrect'],
  ] as const)('[ER-06] refuses a wrong password, in %s', async (language, message) =>
    expect(await login('player', 'wrong12', language)).toEqual({
      success: false,
      errorCode: 'login.cred.err',
      message,
    }),
  )

  it('refuses an unknown name, a body without credentials, and a name that failed too often', async () => {
    expect(await login('nobody', 'nobody123')).toMatchObject({ errorCode: 'not.exists.user' })
    expect(await call('auth.login', { username: 'player' })).toMatchObject({ errorCode: 'login.param.err' })
    expect(await call('auth.login', undefined)).toMatchObject({ errorCode: 'login.param.err' })
    for (let failed = 0; failed < LOGIN_FAILURES; failed++) await login('player', 'wrong12')
    expect(await login('player', 'player123')).toMatchObject({ errorCode: 'login.locked' })
  })

  describe('by a code', () => {
    const byCode = (mobileNum: string, verificationCode: string | undefined) =>
      call('auth.login', { type: 'sms', countryDialingCode: '+84', mobileNum, verificationCode })

    it('signs in the member whose number it is, once by each code, also by the national form', async () => {
      const code = sendCodeTo(world, '+84901000001')?.code
      expect(await byCode('0901000001', code)).toMatchObject({ value: { userName: 'player' } })
      expect(await byCode('0901000001', code)).toMatchObject({ errorCode: 'sms.code.expired' })
    })

    it('signs in nobody by a number that no member has', async () =>
      expect(await byCode('901234567', sendCodeTo(world, '+84901234567')?.code)).toMatchObject({
        errorCode: 'not.exists.user',
      }))

    it('makes the code worthless after five wrong ones', async () => {
      const code = sendCodeTo(world, '+84901000001')?.code
      const wrong = code === '000000' ? '111111' : '000000'
      for (let tries = 0; tries < CODE_TRIES; tries++)
        expect(await byCode('901000001', wrong)).toMatchObject({ errorCode: 'sms.code.err' })
      expect(await byCode('901000001', code)).toMatchObject({ errorCode: 'sms.code.expired' })
      expect(await byCode('901000001', wrong)).toMatchObject({ errorCode: 'sms.code.expired' })
    })
  })

  it('requires a valid proof if the captcha is on, and accepts each proof once', async () => {
    world = newWorld(profile, { state: CAPTCHA.with('v4') })
    const id = captchaStatus(world)['GEETEST_ID']
    const proven = (token: unknown): Promise<unknown> =>
      call('auth.login', {
        type: 'username',
        username: 'player',
        password: 'player123',
        geetestValidateV4: JSON.stringify({ captcha_id: id, pass_token: token }),
      })
    expect(await login('player', 'player123')).toMatchObject({ errorCode: 'captcha.err' })
    expect(await proven('made-up')).toMatchObject({ errorCode: 'captcha.err' })
    const token = issueToken(world, undefined)
    expect(await proven(token)).toMatchObject({ success: true })
    expect(await proven(token)).toMatchObject({ errorCode: 'captcha.err' })
  })

  it('[ST-32a] invalidates the token at a log-out; a second log-out does no harm', async () => {
    const { token } = v.parse(loginAnswer, await login('player', 'player123'))
    expect(await call('auth.logout', undefined, { headers: { Authorization: token } })).toMatchObject({
      success: true,
    })
    expect(memberOfToken(world, token)).toBeUndefined()
    expect(await call('auth.logout', undefined)).toMatchObject({ success: true })
  })
})
