// @vitest-environment node
import { isRecord } from '@foyer/sdk'
import { constants, createCipheriv, createPublicKey, publicEncrypt } from 'node:crypto'
import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOG_ENTRIES } from '../world/constants.ts'
import { PROFILES } from '../world/merchants.ts'
import type { World } from '../world/world.ts'
import { createWorld } from '../world/worlds.ts'
import {
  type Call,
  type Caller,
  callerIn,
  worldInState,
  profile,
  refusal,
  signedIn,
  STATUS,
} from './caller.fake.ts'
import { handlers } from './handlers.ts'

let world: World
let ask: Caller['ask']
let value: Caller['value']
beforeEach(() => {
  world = createWorld(profile)
  ;({ ask, value } = callerIn(world))
})
afterEach(() => vi.useRealTimers())

/** A login as the site sends it, encrypted with OpenSSL. */
async function encrypted(body: unknown, text = JSON.stringify(body)): Promise<Call> {
  const { modulus, exponent } = await value('/wps/session/key/rsa?_=1')
  const bytes = (hex: unknown): string =>
    Buffer.from(String(hex).padStart(6, '0'), 'hex').toString('base64url')
  const key = createPublicKey({ format: 'jwk', key: { kty: 'RSA', n: bytes(modulus), e: bytes(exponent) } })
  const secret = Buffer.from('k3y!k3y!')
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null)
  const sent = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
  const Encryption = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, secret).toString('base64')
  return { method: 'POST', body: sent, headers: { Encryption, 'Content-Type': 'application/json' } }
}
const LOGIN = '/wps/session/login'
const credentials = { type: 'username', username: 'player', password: 'player123' }

describe('the status', () => {
  it('[HA-06a] [CA-09] contains the world’s merchant, switches and settings, uncached', async () => {
    const where = worldInState(
      'switches=-CBS3,NEWSWITCH3&maintenance=1&maintenanceEnd=1800000000000&region=1',
    )
    const response = await callerIn(where).ask(STATUS)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      success: true,
      value: {
        info: {
          merchantCode: profile.code,
          whitelabel: { ...profile.switches, CBS3: false, NEWSWITCH3: true },
          whitelabelVal: profile.settings,
        },
        location: { ip: '203.0.113.7' },
        maintenance: true,
        maintenanceEnd: 1_800_000_000_000,
        regionRestriction: true,
      },
    })
  })

  it('[EN-27] [CA-29] has the state’s template parameters, and the manifest of an installed app', async () => {
    const info = async (state: string) =>
      ((await callerIn(worldInState(state)).value(STATUS))['info'] ?? {}) as Record<string, unknown>
    expect((await info(''))['mobileTemplate']).toEqual({
      image_logo: '',
      apple_touch_icon: '',
      desktop_app_feature: '0',
      pwa: '',
    })
    expect((await info('pwa=1&brand=1'))['mobileTemplate']).toMatchObject({
      image_logo: `/cdn/brand/${profile.id}/logo.svg`,
      desktop_app_feature: '1',
      pwa: expect.stringContaining('"title"'),
    })
    const response = await ask('/wps/system/manifest.json?merchantCode=x&r=7')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    expect(await response.json()).toMatchObject({
      start_url: '/m/home?r=7',
      scope: '/m/',
      icons: [{ sizes: '192x192', type: 'image/png' }, {}, {}, {}],
    })
  })

  it('[EN-25] has the ids of ad networks, or malformed ones, where the state asks for them', async () => {
    const analytics = async (state: string) =>
      ((await callerIn(worldInState(state)).value(STATUS))['info'] as Record<string, unknown>)['analytics']
    expect(await analytics('')).toEqual({})
    expect(await analytics('analytics=ids')).toMatchObject({
      fbPixelId: ['102030405060708', '802030405060701'],
    })
    expect(await analytics('analytics=malformed')).toMatchObject({ fbPixelId: { id: {} } })
  })

  it('reflects the latest patch', async () => {
    const patch = {
      switches: { CBS3: null, PATCHED3: true },
      maintenance: '1',
      colour: 'red',
      faults: { status: 'explode' },
    }
    const answered: unknown = await (
      await ask('/__gateway/world', { method: 'POST', body: JSON.stringify(patch) })
    ).json()
    expect(answered).toMatchObject({
      state: expect.stringContaining('maintenance=1') as unknown,
      notes: ["'colour' is no part of a patch", 'faults: something in it is unusable'],
    })
    const { info, maintenance } = await value(STATUS)
    expect(maintenance).toBe(true)
    expect(isRecord(info) && info['whitelabel']).toMatchObject({ PATCHED3: true })
    expect(isRecord(info) && info['whitelabel']).not.toHaveProperty('CBS3')
  })

  it('[HA-06a] of one world is independent of another', async () => {
    const other = createWorld(profile)
    await ask('/__gateway/world', {
      method: 'POST',
      body: JSON.stringify({ switches: { ONLYHERE3: true }, endSessions: true }),
    })
    const whitelabel = async (where: World): Promise<unknown> => {
      const { info } = await callerIn(where).value(STATUS)
      return isRecord(info) && info['whitelabel']
    }
    expect(await whitelabel(world)).toHaveProperty('ONLYHERE3', true)
    expect(await whitelabel(other)).not.toHaveProperty('ONLYHERE3')
    const headers = signedIn(world)
    expect((await ask('/wps/member/info', { headers })).status).toBe(200)
    expect((await callerIn(other).ask('/wps/member/info', { headers })).status).toBe(401)
    expect(other.log.map(({ endpoint, status }) => [endpoint, status])).toEqual([
      ['kernel.status', 200],
      ['kernel.member-info', 401],
    ])
  })

  it('without a cookie is that of the host’s merchant, or of the Merchant header for an unknown host', async () => {
    for (const { code, hosts } of PROFILES)
      for (const host of [hosts[0] ?? '', '127.0.0.1:4173']) {
        const request = new Request(`http://${host}${STATUS}`, {
          headers: { Merchant: code, Language: 'EN' },
        })
        const response = await getResponse([...handlers], request)
        expect(await response?.json()).toMatchObject({ value: { info: { merchantCode: code } } })
      }
  })
})

describe('headers', () => {
  it.each([
    ['another merchant', { Merchant: 'someone01' }, 'merchant.invalid'],
    ['no merchant', { Merchant: '' }, 'merchant.invalid'],
    ['an unknown language', { Language: 'XX' }, 'language.invalid'],
    ['no language', { Language: '' }, 'language.invalid'],
    ['a BCP 47 tag', { Language: 'vi' }, 'language.invalid'],
  ])('[EN-29a] of %s are refused', async (_, headers, errorCode) => {
    expect(await refusal(await ask(STATUS, { headers }))).toEqual([400, false, errorCode])
  })

  it.each([
    ['the status without its device', STATUS.replace('device=MOBILE', ''), 'GET'],
    ['the status without the page’s address', STATUS.replace(/&url=.*/, ''), 'GET'],
    ['the cipher’s key without the time', '/wps/session/key/rsa', 'GET'],
    ['the countries without the merchant', '/wps/system/country', 'GET'],
    ['the captcha’s challenge without the time', '/wps/captcha/geetest', 'GET'],
    ['a registration without its module', '/wps/member/register', 'POST'],
    ['a registration by number with another module', '/wps/member/register/mobile', 'POST'],
  ])('%s is refused', async (_, path, method) => {
    expect(await refusal(await ask(path, { method, headers: { ModuleId: 'REG4' } }))).toEqual([
      400,
      false,
      'request.invalid',
    ])
  })

  it('are not required for a ping, which comes from other domains', async () => {
    const response = await ask('/wps/system/test/ping?speed=1', { headers: { Merchant: '' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the site’s domains', () => {
  const pinged = async (label: string): Promise<Response | undefined> =>
    getResponse([...handlers], new Request(`http://${label}.lotus.localhost/wps/system/test/ping?speed=1`))

  it('[CA-11] are listed by their domainName, here as in the status', async () => {
    const { ask, value } = callerIn(worldInState('domains=mixed'))
    const listed: unknown = await (await ask('/wps/system/domainRoute')).json()
    expect(listed).toMatchObject({ value: expect.arrayContaining([{ domainName: 'a.lotus.localhost' }]) })
    expect(await value(STATUS)).toMatchObject({
      info: { domainRoute: expect.arrayContaining([{ domainName: 'slow.lotus.localhost' }]) },
    })
  })

  it('answer or fail by their name', async () => {
    expect((await pinged('a'))?.status).toBe(200)
    expect((await pinged('dead'))?.type).toBe('error')
  })

  it('[HA-02] the status is refused with the world’s error code', async () => {
    const { ask } = callerIn(worldInState('status=domain_not_available'))
    expect(await refusal(await ask(STATUS))).toEqual([200, false, 'domain_not_available'])
  })
})

describe('members', () => {
  it('[HA-06a] [HA-06b] are identified by their token, and refused with an invalid one', async () => {
    expect(await value('/wps/member/info', { headers: signedIn(world, 1) })).toMatchObject({
      userName: 'agent',
      type: 1,
      merchantCode: profile.code,
      clubLabel: { type: 'MANUAL' },
    })
    for (const Authorization of ['nonsense', ''])
      expect(await refusal(await ask('/wps/member/info', { headers: { Authorization } }))).toEqual([
        401,
        false,
        'user.or.token.invalid',
      ])
  })

  it('[HA-06a] have a balance, which the world has until it is changed, and no other world', async () => {
    const other = createWorld(profile)
    const balanceIn = async (where: World): Promise<unknown> =>
      (await callerIn(where).value('/wps/member/info', { headers: signedIn(where) }))['balance']
    const before = await balanceIn(world)
    expect(before).toBeGreaterThan(1_000)
    expect(await balanceIn(world)).toBe(before)
    const body = JSON.stringify({ members: { [world.members[0]?.key ?? '']: { balance: 12.5 } } })
    await ask('/__gateway/world', { method: 'POST', body })
    expect([await balanceIn(world), await balanceIn(world)]).toEqual([12.5, 12.5])
    expect(await balanceIn(other)).toBe(before)
  })

  it('are unknown a day later', async () => {
    vi.useFakeTimers()
    const headers = signedIn(world)
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1)
    expect((await ask('/wps/member/info', { headers })).status).toBe(200)
    vi.advanceTimersByTime(1)
    expect((await ask('/wps/member/info', { headers })).status).toBe(401)
  })
})

describe('an encrypted call', () => {
  it('[HA-06b] [CA-01] [SE-04d] is decrypted with the gateway’s key, and logged with neither password nor token', async () => {
    const { token } = await value(LOGIN, await encrypted(credentials))
    expect(await value('/wps/member/info', { headers: { Authorization: String(token) } })).toMatchObject({
      userName: 'player',
    })
    expect(world.log.find(({ endpoint }) => endpoint === 'auth.login')).toMatchObject({
      status: 200,
      encrypted: true,
      body: { username: 'player', password: '•••' },
    })
    expect(world.log.map(({ endpoint }) => endpoint)).toContain('kernel.member-info')
    expect(String(token)).not.toBe('')
    for (const secret of ['player123', String(token)]) expect(JSON.stringify(world.log)).not.toContain(secret)
  })

  it('[HA-06b] [CA-02] is refused unencrypted, with a corrupt key, with a corrupt body and without JSON', async () => {
    const good = await encrypted(credentials)
    const plain: Call = {
      method: 'POST',
      body: JSON.stringify(credentials),
      headers: { 'Content-Type': 'application/json' },
    }
    const foreignKey: Call = {
      ...good,
      headers: { ...good.headers, Encryption: Buffer.alloc(256, 1).toString('base64') },
    }
    for (const call of [plain, foreignKey, { ...good, body: 'AAAA' }, await encrypted(undefined, 'no JSON')])
      expect(await refusal(await ask(LOGIN, call))).toEqual([400, false, 'encryption.invalid'])
    expect(world.sessions.size).toBe(0)
  })

  it('[HA-06b] is locked after five wrong passwords', async () => {
    const wrong = await encrypted({ ...credentials, password: 'wrong123' })
    for (let failed = 0; failed < 5; failed++)
      expect(await (await ask(LOGIN, wrong)).json()).toMatchObject({ errorCode: 'login.cred.err' })
    expect(await (await ask(LOGIN, await encrypted(credentials))).json()).toMatchObject({
      errorCode: 'login.locked',
    })
  })
})

describe('the log', () => {
  it('[SE-04d] contains the latest calls, their tokens masked, without art', async () => {
    await ask('/cdn/none')
    for (let call = 0; call <= LOG_ENTRIES; call++) await ask(`/wps/system/test/ping?token=t0k3n&n=${call}`)
    expect(world.log).toHaveLength(LOG_ENTRIES)
    expect(world.log.at(-1)?.path).toContain(`n=${LOG_ENTRIES}`)
    expect(world.log[0]?.path).toContain('n=1')
    expect(JSON.stringify(world.log)).not.toContain('t0k3n')
  })

  it('records a call that no route answers', async () => {
    expect(await refusal(await ask('/wps/relay/NOBODY'))).toEqual([404, false, 'not.found'])
    expect(world.log).toMatchObject([{ endpoint: 'unknown', status: 404, path: '/wps/relay/NOBODY' }])
  })
})

it('[HA-02] lists for the harness the options of a state', async () => {
  const options: unknown = await (await ask('/__gateway/state-options')).json()
  expect(options).toMatchObject({
    merchants: expect.arrayContaining([
      expect.objectContaining({ id: profile.id, switches: profile.switches }),
    ]) as unknown,
    members: expect.arrayContaining([
      {
        key: 'player',
        username: 'player',
        password: 'player123',
        mobile: '+84901000001',
        type: 0,
        note: 'an ordinary player',
      },
    ]) as unknown,
    endpoints: expect.arrayContaining(['auth.login', 'kernel.status']) as unknown,
    faults: expect.arrayContaining([
      'slow',
      '500',
      '502',
      '429',
      'offline',
      'malformed',
      'refused',
      'too-many',
      'ip-different',
      'token-expired',
      'never',
    ]) as unknown,
  })
})
