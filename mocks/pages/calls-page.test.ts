// @vitest-environment node
import { createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Call, type Caller, callerIn, profile, refusal } from '../gateway/caller.fake.ts'
import { AES_KEY_BYTES, GCM_IV_BYTES } from '../gateway/constants.ts'
import { keyPair } from '../gateway/key-pair.ts'
import { KEPT_CALLS, KEPT_WORLDS, MAX_CALL_TEXT } from '../world/constants.ts'
import type { World } from '../world/world.ts'
import { createWorld } from '../world/worlds.ts'
import { patchWorld } from './patch-world.ts'

let world: World
let ask: Caller['ask']
beforeEach(() => {
  world = createWorld(profile)
  ;({ ask } = callerIn(world))
})

const json = async (path: string, call?: Call): Promise<unknown> => (await ask(path, call)).json()
const ping = (name: string): Promise<Response> => ask(`/wps/system/test/ping?n=${name}`)
const LOGIN = '/wps/session/login'
const login = (username: string, password: string): Call => ({
  method: 'POST',
  body: JSON.stringify({ type: 'username', username, password }),
  headers: { 'Content-Type': 'application/json', Authorization: 't0k3n' },
})

describe('the calls of a world', () => {
  it('are listed after an id, oldest first, with the pending answers', async () => {
    await ping('1')
    await ping('2')
    expect(await json('/__gateway/calls')).toMatchObject({
      world: world.id,
      last: 2,
      calls: [{ id: 1, endpoint: 'kernel.ping' }, { id: 2 }],
      answers: {},
    })
    patchWorld(world, { answers: { 'kernel.ping': { status: 500, body: '{}' } } })
    expect(await json('/__gateway/calls?after=1')).toMatchObject({
      calls: [{ id: 2, path: '/wps/system/test/ping?n=2' }],
      answers: { 'kernel.ping': { status: 500, body: '{}' } },
    })
    expect(await json('/__gateway/calls?after=2')).toMatchObject({ last: 2, calls: [] })
  })

  it('are refused of a world that is gone', async () => {
    for (const path of ['calls', 'call'])
      expect(await refusal(await ask(`/__gateway/${path}?world=gone`))).toEqual([404, false, 'world.unknown'])
  })

  it('have ids that are never reused, and the latest are kept whole', async () => {
    for (let call = 0; call <= KEPT_CALLS; call++) await ping(String(call))
    expect(await refusal(await ask('/__gateway/call?id=1'))).toEqual([404, false, 'call.unknown'])
    expect(await json('/__gateway/call?id=2')).toMatchObject({ entry: { id: 2 } })
    expect(await json(`/__gateway/calls?after=${KEPT_CALLS}`)).toMatchObject({
      calls: [{ id: KEPT_CALLS + 1, path: `/wps/system/test/ping?n=${KEPT_CALLS}` }],
    })
  })

  it('are kept whole in the latest worlds only', async () => {
    await ping('1')
    for (let other = 0; other < KEPT_WORLDS; other++) {
      expect(world.calls).toHaveLength(1)
      await callerIn(createWorld(profile)).ask('/wps/system/test/ping')
    }
    expect([world.calls, world.log.length]).toEqual([[], 1])
  })
})

describe('a kept call', () => {
  it('shows what was sent and answered, without its secrets', async () => {
    await ask(LOGIN, login('player', 'player123'))
    const shown = await json('/__gateway/call?id=1')
    expect(shown).toMatchObject({
      entry: { endpoint: 'auth.login', status: 400 },
      request: {
        headers: { authorization: '•••', cookie: '•••', merchant: profile.code },
        body: { text: '{"type":"username","username":"player","password":"•••"}' },
      },
      answer: { headers: { 'content-type': 'application/json' } },
    })
    expect(JSON.stringify(shown)).toContain('encryption.invalid')
    for (const secret of ['player123', 't0k3n', world.id]) expect(JSON.stringify(shown)).not.toContain(secret)
  })

  it('shows an encrypted body beside what it means', async () => {
    const { modern } = await keyPair()
    const key = randomBytes(AES_KEY_BYTES)
    const oaepHash = 'sha256'
    const sealed = publicEncrypt({ key: createPublicKey(modern.privateKey), oaepHash }, key)
    const iv = randomBytes(GCM_IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const call = login('player', 'player123')
    const bytes = Buffer.concat([iv, cipher.update(String(call.body)), cipher.final(), cipher.getAuthTag()])
    const body = bytes.toString('base64')
    const headers = { ...call.headers, Encryption: `modern.${sealed.toString('base64')}` }
    const answer = await json(LOGIN, { ...call, body, headers })
    expect(answer).toMatchObject({ success: true })
    const shown = await json('/__gateway/call?id=1')
    expect(shown).toMatchObject({
      entry: { encrypted: true, body: { username: 'player', password: '•••' } },
      request: { headers: { encryption: headers.Encryption }, body: { text: body } },
      answer: { body: { text: expect.stringContaining('"token":"•••"') as unknown } },
    })
    const [token = ''] = world.sessions.keys()
    expect(token).not.toBe('')
    for (const secret of ['player123', token]) expect(JSON.stringify(shown)).not.toContain(secret)
  })

  it('has no answer where the caller got none', async () => {
    patchWorld(world, { faults: { 'kernel.ping': 'offline' } })
    await expect(ping('1')).resolves.toMatchObject({ type: 'error' })
    const shown = await json('/__gateway/call?id=1')
    expect(shown).toMatchObject({ entry: { status: 0, fault: 'offline' } })
    expect(shown).not.toHaveProperty('answer')
  })
})

describe('replay', () => {
  const replay = (id: number): Promise<Response> => ask(`/__gateway/replay?id=${id}`, { method: 'POST' })

  it('makes a call again, body and secrets included', async () => {
    await ask('/wps/member/info', { headers: { Authorization: 't0k3n' } })
    await ask(LOGIN, login('player', 'player123'))
    await ask('/wps/relay/NOBODY')
    for (const id of [2, 1, 3]) await replay(id)
    expect(await (await replay(2)).json()).toEqual({ id: 7 })
    expect(world.log.slice(3)).toMatchObject([
      { id: 4, endpoint: 'auth.login', replayed: 2 },
      { id: 5, endpoint: 'kernel.member-info', status: 401, replayed: 1 },
      { id: 6, endpoint: 'unknown', status: 404, replayed: 3 },
      { id: 7, endpoint: 'auth.login', replayed: 2 },
    ])
    const [, first, , again] = world.calls
    expect(again?.request.body).toEqual(first?.request.body)
    expect(world.calls[4]?.request.headers.get('authorization')).toBe('t0k3n')
  })

  it('is refused of a call that is gone', async () =>
    expect(await refusal(await replay(1))).toEqual([404, false, 'call.unknown']))
})

describe('an edited answer', () => {
  const edit = (answer: unknown): readonly string[] =>
    patchWorld(world, { answers: { 'kernel.ping': answer } })

  it('answers one call, as JSON, in place of the route’s', async () => {
    expect(edit({ status: 418, body: 'no JSON' })).toEqual([])
    const edited = await ping('1')
    expect([edited.status, await edited.text()]).toEqual([418, 'no JSON'])
    expect(edited.headers.get('content-type')).toBe('application/json')
    expect(await (await ping('2')).json()).toEqual({ success: true, value: 'pong' })
    expect(world.log.map(({ status, edited }) => [status, edited])).toEqual([
      [418, true],
      [200, undefined],
    ])
  })

  it('waits while a fault answers, and can be taken back', async () => {
    edit({ status: 204, body: '' })
    patchWorld(world, { faults: { 'kernel.ping': '500*1' } })
    expect((await ping('1')).status).toBe(500)
    expect((await ping('2')).status).toBe(204)
    edit({ status: 500, body: '{}' })
    edit(null)
    expect((await ping('3')).status).toBe(200)
  })

  it.each([
    { status: 199, body: '' },
    { status: 600, body: '' },
    { status: 200.5, body: '' },
    { status: '200', body: '' },
    { status: 200 },
    { status: 200, body: 'x'.repeat(MAX_CALL_TEXT + 1) },
    'text',
  ])('is refused if it is unusable', (answer) => {
    expect(edit(answer)).toEqual(['answers: something in it is unusable'])
    expect(world.answers.size).toBe(0)
  })
})
