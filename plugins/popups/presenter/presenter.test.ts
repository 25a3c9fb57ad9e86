import {
  CLOCK,
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
import { FORM_CHECK_MS } from './constants.ts'
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

async function start(address = '/m/home') {
  const navigation = fakeNavigation(address)
  const session = fakeSession()
  const services = {
    [NAVIGATION]: navigation,
    [SESSION]: session,
    [DEVICE]: fakeDevice(),
    [CLOCK]: { now: () => Date.now(), gatewayNow: () => Date.now() },
  }
  const test = await testPlugin(plugin, { services })
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
    await after(1_000 + 5 * FORM_CHECK_MS)
    expect(log).toEqual(['asked news /m/home guest'])
    document.body.innerHTML = ''
    await after(FORM_CHECK_MS)
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

  it('are withdrawn when the presenter stops', async () => {
    const { test, offer } = await start()
    offer(popUp('news'))
    await after(1_000)
    await test.dispose()
    expect(log.at(-1)).toBe('left news')
  })
})
