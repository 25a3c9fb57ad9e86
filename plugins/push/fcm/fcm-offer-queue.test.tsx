import type { PopUpContext } from '@foyer/sdk'
import { fakeDevice, testMember } from '@foyer/sdk/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameLaunched } from '../../games/contract.ts'
import { depositArrived } from '../../wallet/contract/counts.ts'
import { DAY_MS, OFFER_DELAY_MS } from './constants.ts'
import {
  fetchLaterFiles,
  game,
  go,
  leaveBrowser,
  NOW,
  opened,
  pass,
  queued,
  setUpBrowser,
  start,
  type Started,
  vendor,
} from './fcm.fake.ts'
import { MOMENT, REFUSALS } from './stored-keys.ts'

vi.mock('./fcm-messaging.ts', () => ({
  fcmMessaging: (config: unknown, registration: unknown, key: unknown) => {
    vendor.made(config, registration, key)
    return { token: () => vendor.token(), remove: () => vendor.remove(), close: async () => undefined }
  },
}))

beforeAll(fetchLaterFiles)
beforeEach(setUpBrowser)
afterEach(leaveBrowser)

const moment = (part: Partial<PopUpContext> = {}): PopUpContext => ({
  path: '/m/home',
  member: testMember({ id: '1001' }),
  device: fakeDevice(),
  now: NOW,
  signal: new AbortController().signal,
  ...part,
})
/** Lets the question open, as the queue does at its time. */
async function present(started: Started) {
  const leaving = new AbortController()
  const decision = await queued(started)[0]?.decide(moment({ signal: leaving.signal }))
  if (decision?.kind !== 'show') throw new Error(`nothing to show: ${decision?.reason}`)
  const result = decision.open()
  await pass(0)
  return { result, leave: () => leaving.abort() }
}

describe('the offer', () => {
  it('[OV-18][OV-30] on the home screen it has its place in the queue, and comes once', async () => {
    const started = await start({ path: '/m/launchGame' })
    const { overlays, test } = started
    test.emit(gameLaunched, game)
    go(started, '/m/home')
    await pass(OFFER_DELAY_MS / 2)
    expect(queued(started)).toEqual([])
    await pass(60_000)
    expect(queued(started)).toMatchObject([{ key: 'push-permission', priority: 'prompt' }])
    expect(overlays.opened).toEqual([])
    const { result } = await present(started)
    expect(opened(overlays)).toEqual(['prompt'])
    overlays.opened[0]?.close('done')
    expect(await result).toBe('seen')
    go(started, '/m/home')
    await pass(60_000)
    expect(queued(started)).toEqual([])
    go(started, '/m/game')
    await pass(60_000)
    expect(opened(overlays)).toEqual(['prompt'])
  })

  it('[OV-18] leaves with the home screen, is no refusal, and comes on the next calm screen', async () => {
    const started = await start()
    const { overlays, test, storage } = started
    test.emit(gameLaunched, game)
    await pass()
    const { result, leave } = await present(started)
    leave()
    go(started, '/m/game')
    expect(await result).toBe('withdrawn')
    expect([overlays.opened[0]?.open, queued(started), storage.get(REFUSALS)]).toEqual([false, [], undefined])
    await pass(OFFER_DELAY_MS)
    expect(overlays.opened.map(({ open }) => open)).toEqual([false, true])
  })

  it('[OV-18] is withdrawn where the player leaves before it opens', async () => {
    const started = await start()
    started.test.emit(gameLaunched, game)
    await pass()
    const leaving = new AbortController()
    const decision = await queued(started)[0]?.decide(moment({ signal: leaving.signal }))
    leaving.abort()
    expect(decision?.kind === 'show' && (await decision.open())).toBe('withdrawn')
    expect([started.overlays.opened, started.storage.get(MOMENT)]).toEqual([
      [],
      { member: '1001', moment: 'game' },
    ])
  })

  it('[OV-18] is not opened where the player has turned messages on while it stood in the queue', async () => {
    const started = await start()
    started.test.emit(gameLaunched, game)
    await pass()
    const decision = await queued(started)[0]?.decide(moment())
    const done = started.push.enable()
    await pass()
    expect(await done).toEqual({ step: 'on' })
    expect(decision?.kind === 'show' && (await decision.open())).toBe('withdrawn')
    expect(started.overlays.opened).toEqual([])
  })

  it('[OV-18] in the queue it is decided for the player and the time of the question', async () => {
    const started = await start({ stored: { [REFUSALS.name]: { 1001: NOW - 8 * DAY_MS } } })
    started.test.emit(depositArrived, { count: 1, first: true })
    await pass()
    const [popUp] = queued(started)
    const reason = async (part: Partial<PopUpContext>) => (await popUp?.decide(moment(part)))?.reason
    expect(await reason({})).toBe('after a deposit')
    expect(await reason({ member: undefined })).toBe('guest')
    expect(await reason({ member: testMember({ id: '2002' }) })).toBe('no game or deposit yet')
    expect(await reason({ now: NOW - 7 * DAY_MS })).toBe('not now')
    // It has waited before it was contributed.
    expect(popUp?.delayMs(moment())).toBe(0)
    expect(started.storage.get(MOMENT)).toEqual({ member: '1001', moment: 'deposit' })
  })

  it('[OV-18] a form in use delays it in the queue, and elsewhere until the next screen', async () => {
    const input = document.body
      .appendChild(document.createElement('form'))
      .appendChild(document.createElement('input'))
    input.focus()
    input.value = '50'
    const started = await start()
    started.test.emit(gameLaunched, game)
    await pass()
    expect(await queued(started)[0]?.decide(moment())).toMatchObject({ kind: 'show' })
    go(started, '/m/game')
    await pass(60_000)
    expect(started.overlays.opened).toEqual([])
    input.form?.remove()
    go(started, '/m/member/home')
    await pass(OFFER_DELAY_MS)
    expect(opened(started.overlays)).toEqual(['prompt'])
  })

  it('[OV-18] that cannot be opened is reported by its code, and comes on a later screen', async () => {
    const started = await start()
    const { overlays, test, storage } = started
    test.emit(gameLaunched, game)
    await pass()
    const open = vi.spyOn(overlays, 'open').mockImplementation(() => {
      throw new Error('no room')
    })
    expect(await (await present(started)).result).toBe('withdrawn')
    expect(storage.get(MOMENT)).toEqual({ member: '1001', moment: 'game' })
    go(started, '/m/game')
    await pass(60_000)
    // Once on each screen.
    expect(open).toHaveBeenCalledTimes(2)
    expect(test.logger.entries.filter(({ subject }) => String(subject).startsWith('PU-OFFER'))).toHaveLength(
      2,
    )
    expect(storage.get(REFUSALS)).toBeUndefined()
    open.mockRestore()
    go(started, '/m/member/home')
    await pass(OFFER_DELAY_MS)
    expect(opened(overlays)).toEqual(['prompt'])
  })
})
