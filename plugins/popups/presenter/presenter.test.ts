import {
  CLOCK,
  CodedError,
  DEVICE,
  NAVIGATION,
  type PopUp,
  type PopUpContext,
  type PopUpDecision,
  popUps,
  SESSION,
} from '@foyer/sdk'
import { fakeDevice, fakeNavigation, fakeSession, testMember, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RECHECK_MS } from './constants.ts'
import type { PopUpTools } from '../contract.ts'
import plugin from './manifest.ts'

/** What happened, in order: `asked news /m/home`, `opened news`, `left news`. */
let log: string[] = []

const popUp = (key: string, part: Partial<PopUp> = {}): PopUp => ({
  key,
  priority: 'announcement',
  delayMs: () => 1_000,
  decide({ path, member, signal }: PopUpContext): PopUpDecision {
    log.push(`asked ${key} ${path} ${member?.id ?? 'guest'}`)
    signal.addEventListener('abort', () => log.push(`left ${key}`))
    return { kind: 'show', open: () => Promise.resolve(log.push(`opened ${key}`)).then(() => 'seen') }
  },
  ...part,
})

async function start(address = '/m/home', settings = {}) {
  const navigation = fakeNavigation(address)
  const session = fakeSession()
  const services = {
    [NAVIGATION]: navigation,
    [SESSION]: session,
    [DEVICE]: fakeDevice(),
    [CLOCK]: { now: () => Date.now(), gatewayNow: () => Date.now() },
  }
  const test = await testPlugin(plugin, { services, settings })
  const offer = (...values: readonly PopUp[]): void => test.contributeOthers(popUps, values)
  return { test, navigation, session, offer }
}
const after = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  log = []
  vi.useFakeTimers()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

describe('pop-ups', () => {
  it('[RT-01c] are asked on a home address, each once, after its own delay', async () => {
    const { offer } = await start()
    offer(popUp('slow', { delayMs: () => 2_000 }), popUp('quick'))
    await after(999)
    expect(log).toEqual([])
    await after(1)
    expect(log).toEqual(['asked quick /m/home guest', 'opened quick'])
    await after(60_000)
    expect(log.slice(2)).toEqual(['asked slow /m/home guest', 'opened slow'])
  })

  it.each(['/m/login', '/m/game', '/m/homeless', '/m/launchGame'])(
    '[RT-01c] are not asked on %s',
    async (path) => {
      const { offer } = await start(path)
      offer(popUp('news'))
      await after(60_000)
      expect(log).toEqual([])
    },
  )

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html'])('[RT-01c] are asked on %s', async (path) => {
    const { offer, navigation } = await start(path)
    offer(popUp('news'))
    navigation.navigate('/m/home', { replace: true })
    await after(1_000)
    expect(log).toEqual([`asked news ${path} guest`, 'opened news'])
  })

  it('are withdrawn when the player leaves, and asked again when he is back', async () => {
    const { offer, navigation } = await start()
    offer(popUp('news'))
    await after(500)
    navigation.navigate('/m/login')
    await after(60_000)
    expect(log).toEqual([])
    navigation.navigate('/m/home')
    await after(1_000)
    navigation.navigate('/m/game')
    expect(log).toEqual(['asked news /m/home guest', 'opened news', 'left news'])
  })

  it('are asked again for the member who logs in', async () => {
    const { offer, session } = await start()
    offer(popUp('news'))
    await after(1_000)
    session.start(testMember({ id: '7' }))
    await after(1_000)
    expect(log).toEqual([
      'asked news /m/home guest',
      'opened news',
      'left news',
      'asked news /m/home 7',
      'opened news',
    ])
  })

  it('of a plugin that comes later have waited since the arrival', async () => {
    const { offer } = await start()
    await after(5_000)
    offer(popUp('late'))
    await after(0)
    expect(log).toEqual(['asked late /m/home guest', 'opened late'])
  })

  it('cover no form that the player fills in', async () => {
    const { offer } = await start()
    document.body.innerHTML = '<form><input value="anna"></form>'
    offer(popUp('news'))
    await after(1_000 + 5 * RECHECK_MS)
    expect(log).toEqual(['asked news /m/home guest'])
    document.body.innerHTML = ''
    await after(RECHECK_MS)
    expect(log).toEqual(['asked news /m/home guest', 'opened news'])
  })

  it.each([Number.NaN, -5, undefined as unknown as number])(
    'with a delay of %s are asked at once',
    async (delay) => {
      const { offer } = await start()
      offer(popUp('news', { delayMs: () => delay }))
      await after(0)
      expect(log).toEqual(['asked news /m/home guest', 'opened news'])
    },
  )

  it('that throw are reported as their plugin’s, and stop no other', async () => {
    const { test, offer } = await start()
    const fails = (): never => {
      throw new Error('broken')
    }
    offer(
      popUp('one', { delayMs: fails }),
      popUp('two', { decide: () => Promise.reject(new Error('broken')) }),
      popUp('three', { decide: () => undefined as unknown as PopUpDecision }),
      popUp('four', { decide: () => ({ kind: 'show', open: fails }) }),
      popUp('five'),
    )
    await after(1_000)
    expect(log).toEqual(['asked five /m/home guest', 'opened five'])
    expect(test.logger.entries.map(({ subject }) => subject)).toMatchObject(
      ['one', 'two', 'three', 'four'].map((key) => ({ code: 'PL-THREW', text: `pop-up ${key}` })),
    )
  })

  it('whose code does not come over the network are no fault of their plugin', async () => {
    const { test, offer } = await start()
    const unfetched = new CodedError('RE-CHUNK', '/m/assets/one.js: no answer')
    offer(popUp('one', { decide: () => Promise.reject(unfetched) }))
    await after(1_000)
    expect(test.logger.entries.map(({ level }) => level)).toEqual(['warn'])
  })

  it('are withdrawn when the presenter stops', async () => {
    const { test, offer } = await start()
    offer(popUp('news'))
    await after(1_000)
    await test.dispose()
    expect(log.at(-1)).toBe('left news')
  })

  it('come one after another with the gap that the merchant sets, the most important first', async () => {
    const { offer } = await start('/m/home', { gapSeconds: 30 })
    const lasting = (key: string, priority: PopUp['priority']): PopUp =>
      popUp(key, {
        priority,
        decide: () => ({
          kind: 'show',
          open: () =>
            new Promise((close) => {
              log.push(`opened ${key}`)
              setTimeout(() => close('seen'), 10_000)
            }),
        }),
      })
    offer(
      lasting('first', 'prompt'),
      ...[lasting('prompt', 'prompt'), lasting('news', 'announcement')].map((each) => ({
        ...each,
        delayMs: () => 2_000,
      })),
    )
    await after(1_000)
    expect(log).toEqual(['opened first'])
    await after(10_000 + 29_000)
    expect(log).toEqual(['opened first'])
    await after(2_000)
    expect(log).toEqual(['opened first', 'opened news'])
    await after(42_000)
    expect(log).toEqual(['opened first', 'opened news', 'opened prompt'])
  })

  it('without a gap open at once, for the overlays to order', async () => {
    const { offer } = await start()
    const open = (key: string) => () => new Promise<never>(() => void log.push(`opened ${key}`))
    offer(...['a', 'b'].map((key) => popUp(key, { decide: () => ({ kind: 'show', open: open(key) }) })))
    await after(1_000)
    expect(log).toEqual(['opened a', 'opened b'])
  })

  it('are listed for the merchant with what became of them', async () => {
    const { test, offer, navigation } = await start()
    const tools = test.provided['tools'] as PopUpTools
    offer(
      popUp('news'),
      popUp('image', { delayMs: () => 20_000 }),
      popUp('prompt', { decide: () => ({ kind: 'skip', reason: 'hidden today' }) }),
    )
    await after(1_000)
    expect(tools.reports()).toMatchObject([
      { key: 'news', state: 'closed', reason: 'seen' },
      { key: 'image', state: 'waiting', delayMs: 20_000 },
      { key: 'prompt', state: 'skipped', reason: 'hidden today' },
    ])
    navigation.navigate('/m/game')
    expect(tools.reports()).toEqual([])
  })

  it('tell the merchant what they would do for a player, and open nothing', async () => {
    const { test, offer, session } = await start('/m/game')
    session.start(testMember({ id: '7' }))
    const forMembers: PopUp['decide'] = ({ member, now }) =>
      member && now > 5
        ? { kind: 'show', open: () => Promise.resolve(log.push('opened')).then(() => 'seen') }
        : { kind: 'skip', reason: 'for members' }
    const broken = { decide: () => Promise.reject(new Error('broken')) }
    offer(popUp('vip', { decide: forMembers }), popUp('bad', broken))
    const { explain } = test.provided['tools'] as PopUpTools
    const ask = async (player: 'current' | 'guest') =>
      (await explain({ player, path: '/m/home', now: 9 })).map(({ key, decision, reason }) => [
        key,
        decision,
        reason,
      ])
    expect(await ask('current')).toEqual([
      ['vip', 'show', undefined],
      ['bad', 'failed', 'Error: broken'],
    ])
    expect(await ask('guest')).toEqual([
      ['vip', 'skip', 'for members'],
      ['bad', 'failed', 'Error: broken'],
    ])
    expect(log).toEqual([])
  })

  it('of a plugin that restarts or stops meanwhile are asked as they are then', async () => {
    const { test, offer } = await start()
    offer(popUp('news'), popUp('gone'))
    await after(500)
    test.contributeOthers(popUps, [
      popUp('news', { decide: () => ({ kind: 'skip', reason: 'of the new one' }) }),
    ])
    await after(1_000)
    expect(log).toEqual([])
    expect((test.provided['tools'] as PopUpTools).reports()).toMatchObject([
      { key: 'news', reason: 'of the new one' },
    ])
  })

  it('that were withdrawn unseen delay no other by the gap', async () => {
    const { offer, navigation } = await start('/m/home', { gapSeconds: 3_600 })
    offer(
      popUp('news', {
        decide: ({ signal }) => ({
          kind: 'show',
          open: () =>
            new Promise((close) => {
              log.push('opened news')
              signal.addEventListener('abort', () => close('withdrawn'))
            }),
        }),
      }),
    )
    await after(1_000)
    navigation.navigate('/m/game')
    navigation.navigate('/m/home')
    await after(2_000)
    expect(log).toEqual(['opened news', 'opened news'])
  })
})
