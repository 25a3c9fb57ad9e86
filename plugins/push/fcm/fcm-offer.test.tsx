import { testMember } from '@foyer/sdk/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameLaunched } from '../../games/contract.ts'
import { depositArrived } from '../../wallet/contract/counts.ts'
import { OFFER_DELAY_MS } from './constants.ts'
import {
  BOUND,
  fetchLaterFiles,
  game,
  go,
  leaveBrowser,
  NOW,
  opened,
  pass,
  queued,
  RECORD,
  type Setting,
  setUpBrowser,
  start,
  subscribed,
  vendor,
} from './fcm.fake.ts'
import { FakePushBrowser } from './push-browser.fake.ts'
import { BINDING, MOMENT, REFUSALS, REGISTRATION } from './stored-keys.ts'

vi.mock('./fcm-messaging.ts', () => ({
  fcmMessaging: (config: unknown, registration: unknown, key: unknown) => {
    vendor.made(config, registration, key)
    return { token: () => vendor.token(), remove: () => vendor.remove(), close: async () => undefined }
  },
}))

beforeAll(fetchLaterFiles)
beforeEach(setUpBrowser)
afterEach(leaveBrowser)

describe('the offer', () => {
  it('[OV-18] never comes on arrival', async () => {
    const started = await start()
    await pass(600_000)
    expect([started.overlays.opened, queued(started)]).toEqual([[], []])
  })

  it('[OV-18] comes once after a game, when the player is back on a calm screen', async () => {
    const started = await start({ path: '/m/launchGame' })
    const { overlays, test } = started
    test.emit(gameLaunched, game)
    await pass(OFFER_DELAY_MS)
    expect(overlays.opened).toEqual([])
    go(started, '/m/game')
    await pass(OFFER_DELAY_MS)
    expect(opened(overlays)).toEqual(['prompt'])
    overlays.opened[0]?.close('done')
    go(started, '/m/member/home')
    await pass(60_000)
    expect(opened(overlays)).toEqual(['prompt'])
  })

  it('[OV-18] comes on the page that the player returns to from the game', async () => {
    const stored = { [MOMENT.name]: { member: '1001', moment: 'game' } }
    const { overlays } = await start({ path: '/m/game', stored })
    expect(opened(overlays)).toEqual(['prompt'])
    expect(queued(await start({ stored }))).toHaveLength(1)
  })

  it('[OV-18] comes after a deposit, but not on the deposit screen', async () => {
    const started = await start({ path: '/m/voucherCenter' })
    started.test.emit(depositArrived, { count: 1, first: true })
    await pass(60_000)
    expect([started.overlays.opened, queued(started)]).toEqual([[], []])
    go(started, '/m/member/home')
    await pass(OFFER_DELAY_MS)
    expect(opened(started.overlays)).toEqual(['prompt'])
  })

  it('[OV-18] leaves with the calm screen, is no refusal, and comes on the next one', async () => {
    const started = await start({ path: '/m/game' })
    const { overlays, test, navigation, storage } = started
    test.emit(gameLaunched, game)
    await pass()
    go(started, '/m/voucherCenter')
    await pass(60_000)
    expect(overlays.opened.map(({ open }) => open)).toEqual([false])
    expect(storage.get(REFUSALS)).toBeUndefined()
    go(started, '/m/game')
    await pass(OFFER_DELAY_MS)
    expect(overlays.opened.map(({ open }) => open)).toEqual([false, true])
    navigation.navigate('/m/member/home')
    expect(overlays.opened[1]?.open).toBe(true)
  })

  it('[OV-18] ends with the member’s session, and is no refusal of the member or the next', async () => {
    const { overlays, test, session, storage } = await start({ path: '/m/game' })
    test.emit(gameLaunched, game)
    await pass()
    session.current.set(testMember({ id: '2002' }))
    await pass()
    expect(overlays.opened.map(({ open }) => open)).toEqual([false])
    expect(storage.get(REFUSALS)).toBeUndefined()
  })

  it('[OV-18] rests after ‘not now’: 7 days, or as the merchant sets', async () => {
    for (const [settings, days] of [
      [{}, 7],
      [{ restDays: 30 }, 30],
    ] as const) {
      const { overlays, test, clock, storage } = await start({ settings, path: '/m/game' })
      test.emit(gameLaunched, game)
      await pass()
      overlays.opened[0]?.close()
      await pass()
      expect(storage.get(REFUSALS)).toEqual({ 1001: NOW })
      clock.time = NOW + days * 86_400_000 - 1
      test.emit(gameLaunched, game)
      await pass()
      expect(overlays.opened).toHaveLength(1)
      clock.time++
      test.emit(gameLaunched, game)
      await pass()
      expect(overlays.opened).toHaveLength(2)
      await test.dispose()
    }
  })

  it.each<[string, Setting]>([
    ['a merchant who has switched it off', { settings: { offer: false } }],
    [
      'a player who gets messages',
      { browser: subscribed(), stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND } },
    ],
    ['a browser that blocks', { browser: new FakePushBrowser('denied') }],
    ['the operator’s app', { shell: 'native' }],
    ['another member than the one who played', { member: '2002' }],
  ])('[OV-18] is not made for %s', async (_, setting) => {
    const played = { [MOMENT.name]: { member: '1001', moment: 'game' } }
    for (const path of ['/m/home', '/m/game']) {
      const started = await start({ ...setting, path, stored: { ...played, ...setting.stored } })
      await pass(60_000)
      expect([started.overlays.opened, queued(started)]).toEqual([[], []])
      await started.test.dispose()
    }
  })
})
