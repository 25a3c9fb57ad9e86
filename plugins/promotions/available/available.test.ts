import { HTTP, HttpError, REACHABILITY } from '@foyer/sdk'
import { fakeHttp, fakeReachability, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it, vi } from 'vitest'
import { AVAILABLE_PROMOTIONS, isEnabled, type PromotionAvailability } from '../contract.ts'
import plugin from './manifest.ts'

const ANSWER = { APP_DOWNLOAD: { enabled: false, count: 0 }, REFERRAL: { enabled: true, count: 2 } }
const GONE = new HttpError('HT-NETWORK', 'gone', 'promotions.available')
const facts = (on: boolean) => ({ switch: { REWCEN3: on } })

async function start(answer: unknown = ANSWER) {
  const http = fakeHttp({ 'promotions.available': answer })
  const reachability = fakeReachability()
  const services = { [HTTP]: http, [REACHABILITY]: reachability }
  const test = await testPlugin(plugin, { services, facts: facts(true) })
  const promotions = test.provided['promotions'] as PromotionAvailability
  return { http, reachability, test, promotions }
}

describe('promotions.available', () => {
  it('[CA-16][RO-12] fetches the promotions while REWCEN3 is on', async () => {
    const { http, promotions } = await start()
    await vi.waitFor(() => expect(promotions.state.get()).toEqual({ step: 'known', promotions: ANSWER }))
    expect(http.calls.map(({ endpoint }) => endpoint)).toEqual(['promotions.available'])
  })

  it('[RO-12] does not run while REWCEN3 is off, so that nothing is fetched', async () => {
    const http = fakeHttp({ 'promotions.available': ANSWER })
    const services = { [HTTP]: http, [REACHABILITY]: fakeReachability() }
    await expect(testPlugin(plugin, { services, facts: facts(false) })).rejects.toMatchObject({
      code: 'TE-GATE',
    })
    expect(http.calls).toEqual([])
  })

  it('[RO-12] what was known is unknown again when the switch goes off', async () => {
    const { test, promotions } = await start()
    await vi.waitFor(() => expect(promotions.state.get().step).toBe('known'))
    await test.dispose()
    expect(promotions.state.get()).toEqual({ step: 'unknown' })
  })

  it('an answer that comes after the switch has gone off changes nothing', async () => {
    let answer = (_value: unknown): void => undefined
    const { test, promotions } = await start(() => new Promise((resolve) => (answer = resolve)))
    await test.dispose()
    answer(ANSWER)
    await Promise.resolve()
    expect(promotions.state.get()).toEqual({ step: 'unknown' })
  })

  it('a failure is logged and leaves what is known; the return of the network fetches again', async () => {
    const { http, reachability, test, promotions } = await start(GONE)
    await promotions.refresh()
    expect(promotions.state.get()).toEqual({ step: 'unknown' })
    expect(String(test.logger.entries[0]?.subject)).toMatch(/^AP-LIST/)
    http.answers['promotions.available'] = ANSWER
    reachability.state.set('offline')
    reachability.state.set('online')
    await vi.waitFor(() => expect(promotions.state.get().step).toBe('known'))
    http.answers['promotions.available'] = GONE
    await promotions.refresh()
    expect(promotions.state.get().step).toBe('known')
  })
})

describe('isEnabled', () => {
  it.each([
    [undefined, false],
    [{ step: 'unknown' } as const, false],
    [{ step: 'known', promotions: ANSWER } as const, true],
    [{ step: 'known', promotions: { ...ANSWER, REFERRAL: { enabled: false, count: 9 } } } as const, false],
  ])('[OV-26] of %j: %s', (state, enabled) => expect(isEnabled(state, 'REFERRAL')).toBe(enabled))
})

it('the service has the token of the contract', () =>
  expect(AVAILABLE_PROMOTIONS).toBe('promotions.available'))
