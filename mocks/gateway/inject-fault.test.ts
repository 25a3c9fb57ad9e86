// @vitest-environment node
import { isRecord } from '@foyer/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callerIn, worldInState, refusal, signedIn, STATUS } from './caller.fake.ts'
import { SLOW_MS } from './constants.ts'

afterEach(() => vi.useRealTimers())

describe('faults', () => {
  it('[HA-02] slow: the real answer, three seconds late', async () => {
    vi.useFakeTimers()
    let response: Response | undefined
    const asked = callerIn(worldInState('fault=status:slow'))
      .ask(STATUS)
      .then((given) => (response = given))
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
    expect(response).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(response?.status).toBe(200)
  })

  it('[HA-02] a delay of its own, then an error, for the next two calls only', async () => {
    vi.useFakeTimers()
    const world = worldInState('fault=kernel.status:8000ms_500*2')
    const statuses: number[] = []
    const ask = async (ms: number): Promise<void> => {
      const asked = callerIn(world)
        .ask(STATUS)
        .then(({ status }) => statuses.push(status))
      await vi.advanceTimersByTimeAsync(ms)
      if (ms >= 8_000) await asked
    }
    const first = ask(7_999)
    await first
    expect(statuses).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await ask(8_000)
    vi.useRealTimers()
    statuses.push((await callerIn(world).ask(STATUS)).status)
    expect(statuses).toEqual([500, 500, 200])
  })

  it.each([
    ['500', 500, 'application/json'],
    ['502', 502, 'text/html'],
    ['token-expired', 401, 'application/json'],
  ])('%s: an error status', async (fault, status, type) => {
    const response = await callerIn(worldInState(`fault=kernel.status:${fault}`)).ask(STATUS)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
  })

  it.each([
    ['refused', 'service.closed'],
    ['too-many', 'TOO_MANY_REQUEST'],
    ['ip-different', 'token_ip_different'],
  ])('%s: refuses, with its code', async (fault, code) => {
    const response = await callerIn(worldInState(`fault=kernel.status:${fault}`)).ask(STATUS)
    expect(await refusal(response)).toEqual([200, false, code])
  })

  it('429: too many requests by status and code, with the time to wait', async () => {
    const response = await callerIn(worldInState('fault=kernel.status:429')).ask(STATUS)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await refusal(response)).toEqual([429, false, 'TOO_MANY_REQUEST'])
  })

  it('token-expired: the session is ended', async () => {
    const where = worldInState('fault=member-info:token-expired')
    const headers = signedIn(where)
    expect(await refusal(await callerIn(where).ask('/wps/member/info', { headers }))).toEqual([
      401,
      false,
      'user.or.token.invalid',
    ])
    where.scenarios = {}
    expect((await callerIn(where).ask('/wps/member/info', { headers })).status).toBe(401)
  })

  it('malformed: JSON that is cut off', async () => {
    const text = await (await callerIn(worldInState('fault=status:malformed')).ask(STATUS)).text()
    expect(text).toContain('"success":true')
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  it('misshapen: a success with JSON of another shape', async () => {
    const body: unknown = await (await callerIn(worldInState('fault=status:misshapen')).ask(STATUS)).json()
    expect(body).toMatchObject({ success: true })
    expect(isRecord(body) && isRecord(body['value'])).toBe(false)
  })

  it('offline: no answer at all, logged with status 0', async () => {
    const where = worldInState('fault=status:offline')
    expect((await callerIn(where).ask(STATUS)).type).toBe('error')
    expect(where.log).toMatchObject([{ endpoint: 'kernel.status', status: 0, fault: 'offline' }])
  })

  it('never: no answer until the caller aborts', async () => {
    vi.useFakeTimers()
    const caller = new AbortController()
    let finished = false
    const asked = callerIn(worldInState('fault=status:never'))
      .ask(STATUS, { signal: caller.signal })
      .finally(() => (finished = true))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(finished).toBe(false)
    caller.abort()
    expect((await asked).type).toBe('error')
  })

  it('affect only the named endpoint', async () => {
    const where = worldInState('fault=status:500')
    expect((await callerIn(where).ask('/wps/session/key/rsa?_=1')).status).toBe(200)
    await callerIn(where).ask('/__gateway/world', { method: 'POST', body: '{"faults":{"status":null}}' })
    expect((await callerIn(where).ask(STATUS)).status).toBe(200)
  })
})
