import { testMember } from '@foyer/sdk/testing'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moneyScreenShown } from '../../wallet/contract/money-screens.ts'
import { start } from './prompts.fake.ts'

const DEPOSIT = '/m/voucherCenter'
const WITHDRAW = '/m/withdraw'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('on the money screens', () => {
  const first = { settings: { first_deposit: 1, first_withdraw: 1 } }
  type Started = Awaited<ReturnType<typeof start>>
  const tell = async (
    { test, pass }: Started,
    form: 'untouched' | 'in-use',
    at: 'deposit' | 'withdraw' = 'deposit',
  ) => {
    test.emit(moneyScreenShown, { screen: at, form, count: undefined })
    await pass(100)
  }

  it.each([
    ['RT-10b', 'deposit', DEPOSIT, { deposits: 0 }, 'Make your first deposit in the app'],
    ['RT-11b', 'withdraw', WITHDRAW, { withdrawals: 0 }, 'Make your first withdrawal in the app'],
  ] as const)(
    '[%s] %s prompts at %s while the count is 0; it can be closed',
    async (_clause, at, path, counts, label) => {
      const world = await start({ ...first, path, counts })
      await tell(world, 'untouched', at)
      expect(world.overlays.opened.map(({ options }) => options)).toEqual([
        expect.objectContaining({ label, kind: 'sheet', priority: 'prompt', dismissible: true }),
      ])
    },
  )
  it.each([
    ['the count is 1', DEPOSIT, { deposits: 1 }],
    ['the count is not known', DEPOSIT, {}],
    ['it is another page', '/m/game', { deposits: 0 }],
    ['it is the other screen', WITHDRAW, { deposits: 0, withdrawals: 0 }],
  ])('nothing where %s', async (_case, path, counts) => {
    const world = await start({ ...first, path, counts })
    await tell(world, 'untouched')
    await world.pass(20_000)
    expect(world.overlays.opened).toEqual([])
  })
  it('waits until the screen has its form, and the counts are known', async () => {
    const world = await start({ ...first, path: DEPOSIT, counts: 'none' })
    await world.pass(20_000)
    expect(world.http.calls).toEqual([])
    await tell(world, 'untouched')
    await world.pass(2_000)
    expect(world.overlays.opened).toEqual([])
    world.countsStore.set({ deposits: 0 })
    await world.pass(100)
    expect(world.overlays.opened.length).toBe(1)
  })
  it('[ST-34] interrupts no form that is in use, and no payment', async () => {
    const world = await start({ ...first, path: DEPOSIT, counts: { deposits: 0 } })
    await tell(world, 'in-use')
    // It is emptied, or the order is paid: the moment is over.
    await tell(world, 'untouched')
    await world.pass(20_000)
    expect(world.overlays.opened).toEqual([])
    // The next time, it comes.
    world.navigation.navigate('/m/game')
    world.navigation.navigate(DEPOSIT)
    await tell(world, 'untouched')
    expect(world.overlays.opened.length).toBe(1)
  })
  it('[ST-34] does not come where the form is begun while it waits for the counts', async () => {
    const world = await start({ ...first, path: DEPOSIT, counts: 'none' })
    await tell(world, 'untouched')
    await tell(world, 'in-use')
    world.countsStore.set({ deposits: 0 })
    await world.pass(20_000)
    expect(world.overlays.opened).toEqual([])
  })
  it('[ST-34] one that waits behind another overlay is withdrawn when the form is begun, and is not stored as seen', async () => {
    const world = await start({ ...first, path: DEPOSIT, counts: { deposits: 0 } })
    await tell(world, 'untouched')
    await tell(world, 'in-use')
    expect(world.overlays.opened.map(({ open }) => open)).toEqual([false])
    expect(world.storage.stored.size).toBe(0)
  })
  it('comes once for each time that the player comes there, is closed with the page, and rests when closed', async () => {
    const world = await start({ ...first, counts: { deposits: 0 } })
    const { overlays, navigation, pass } = world
    const arrive = async (): Promise<void> => {
      navigation.navigate(DEPOSIT)
      await tell(world, 'untouched')
    }
    await arrive()
    await tell(world, 'untouched')
    expect(world.http.calls.length).toBe(1)
    navigation.navigate('/m/game')
    await pass(100)
    expect(overlays.opened.map(({ open }) => open)).toEqual([false])
    await arrive()
    overlays.opened[1]?.close()
    await pass(100)
    await tell(world, 'untouched')
    navigation.navigate('/m/home')
    await arrive()
    await pass(1_000)
    expect(overlays.opened.length).toBe(2)
  })
  it('[ST-34] comes where the screen is drawn long after its address is shown', async () => {
    const slow = await start({ ...first, path: DEPOSIT, counts: { deposits: 0 } })
    await slow.pass(60_000)
    await tell(slow, 'untouched')
    expect(slow.overlays.opened.length).toBe(1)
  })
  it('[ST-14] that of a member is withdrawn when another logs in, who gets an own one', async () => {
    const world = await start({ ...first, path: DEPOSIT, counts: { deposits: 0 } })
    const { overlays, session, storage, pass } = world
    await tell(world, 'untouched')
    session.current.set(testMember({ id: '2' }))
    await tell(world, 'untouched')
    expect(overlays.opened.map(({ open }) => open)).toEqual([false, true])
    overlays.opened[1]?.close()
    await pass(0)
    expect([...storage.stored.keys()].filter((name) => name.includes('.past.'))).toEqual([
      expect.stringMatching(/\.2$/),
    ])
  })
  it('a guest sees none', async () => {
    const world = await start({ ...first, path: DEPOSIT, session: 'guest', counts: { deposits: 0 } })
    await tell(world, 'untouched')
    await world.pass(10_000)
    expect(world.overlays.opened).toEqual([])
  })
})
