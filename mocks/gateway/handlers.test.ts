// @vitest-environment node
import { isRecord } from '@foyer/sdk'
import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PROFILES } from '../world/merchants.ts'
import type { World } from '../world/world.ts'
import { createWorld } from '../world/worlds.ts'
import { type Caller, callerIn, worldInState, profile, refusal, signedIn, STATUS } from './caller.fake.ts'
import { handlers } from './handlers.ts'

let world: World
let ask: Caller['ask']
let value: Caller['value']
beforeEach(() => {
  world = createWorld(profile)
  ;({ ask, value } = callerIn(world))
})
afterEach(() => vi.useRealTimers())

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
