// @vitest-environment node
import { constants, createCipheriv, createPublicKey, publicEncrypt } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOG_ENTRIES } from '../world/constants.ts'
import type { World } from '../world/world.ts'
import { createWorld } from '../world/worlds.ts'
import { type Call, type Caller, callerIn, profile, refusal, signedIn } from './caller.fake.ts'

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
