import {
  CLOCK,
  createStore,
  DEVICE,
  HTTP,
  HttpError,
  MEMBER,
  NAVIGATION,
  OVERLAYS,
  type PopUpContext,
  popUps,
  SESSION,
  SITE,
} from '@foyer/sdk'
import {
  fakeClock,
  fakeDevice,
  fakeHttp,
  fakeMember,
  fakeNavigation,
  fakeOverlays,
  fakeServices,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Counts, COUNTS } from '../../wallet/contract/counts.ts'
import { moneyScreenShown } from '../../wallet/contract/money-screens.ts'
import type { InstallModal } from '../contract/install-modal.ts'
import { type Installer, INSTALLER, type InstallOffer } from '../contract/installer.ts'
import './decide-prompt.ts'
import './open-install-modal.tsx'
import './open-prompt.tsx'
import './prompt-on-money-screen.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { readInstallSettings } from './read-install-settings.ts'

const NO_CARDS = { bank: 0, virtualWallet: 0, eWallet: 0 }
const OFFER: InstallOffer = {
  appUrl: 'https://app.test/a.apk',
  iconUrl: 'https://app.test/icon.png',
  web: 'prompt',
}
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

interface World {
  readonly settings?: object
  readonly own?: Readonly<Record<string, unknown>>
  readonly counts?: Counts | 'none'
  readonly offer?: InstallOffer | 'none'
  readonly installer?: Partial<Installer>
  readonly path?: string
  readonly session?: Parameters<typeof testMember>[0] | 'guest'
  readonly shell?: 'native' | 'browser'
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly currency?: string
  readonly fails?: boolean
}

async function start(world: World = {}) {
  const { settings = {}, counts = { deposits: 3, withdrawals: 2, cards: NO_CARDS }, offer = OFFER } = world
  const { session: who = {}, path = '/m/home', shell = 'browser', storage = fakeStorage() } = world
  const overlays = fakeOverlays()
  const navigation = fakeNavigation(path)
  const session = fakeSession(who === 'guest' ? undefined : testMember(who))
  const clock = fakeClock()
  const countsStore = createStore<Counts | undefined>(counts === 'none' ? undefined : counts)
  const offerStore = createStore<InstallOffer | undefined>(offer === 'none' ? undefined : offer)
  const installer: Installer = {
    offer: offerStore,
    downloadApp: vi.fn(() => true),
    installWebApp: vi.fn(() => Promise.resolve('accepted' as const)),
    ...world.installer,
  }
  const http = fakeHttp(world.fails ? {} : { 'install.prompt-settings': readInstallSettings(settings) })
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [CLOCK]: clock,
    [DEVICE]: fakeDevice({ shell }),
    [HTTP]: http,
    [MEMBER]: fakeMember(),
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [SESSION]: session,
    [SITE]: fakeSite({ merchant: { name: 'Lotus', currency: world.currency ?? 'VND' } }),
    [COUNTS]: { state: countsStore, refresh: () => Promise.resolve() },
    ...(offer !== 'none' || world.installer ? { [INSTALLER]: installer } : {}),
  }
  const Shown = (): ReactNode => {
    const opened = overlays.opened.at(-1)
    const component = opened?.component as
      FunctionComponent<{ close: (result?: unknown) => void }> | undefined
    return component ? createElement(component, { close: (result) => opened?.close(result) }) : null
  }
  const module = await import('./prompts.ts')
  const test = await testPlugin(
    { ...plugin, load: () => ({ ...module, Shown }) },
    { services, texts: EN, storage, settings: world.own ?? {} },
  )
  const ask = async (signal = new AbortController().signal) => {
    const member = session.current.get()
    const moment: PopUpContext = { path, member, device: fakeDevice({ shell }), now: clock.now(), signal }
    const deciding = Promise.all(test.contributions(popUps).map((popUp) => popUp.decide(moment)))
    await vi.advanceTimersByTimeAsync(6_000)
    const [forced, usual] = await deciding
    return { forced, usual }
  }
  /** Asks, opens what there is, and draws it. */
  const show = async (signal?: AbortSignal) => {
    const { forced, usual } = await ask(signal)
    const decision = forced?.kind === 'show' ? forced : usual
    if (decision?.kind !== 'show') throw new Error(JSON.stringify(decision))
    const end = decision.open()
    await act(() => vi.advanceTimersByTimeAsync(0))
    render(test.element('Shown'))
    return { end, options: overlays.opened.at(-1)?.options }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return {
    test,
    overlays,
    navigation,
    session,
    storage,
    clock,
    countsStore,
    offerStore,
    installer,
    http,
    ask,
    show,
    pass,
  }
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const tap = (name: string): Promise<void> => act(async () => void fireEvent.click(button(name)))
const names = (): readonly (string | null)[] =>
  screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)
/** The same device in its next session. */
const nextSession = (storage: ReturnType<typeof fakeStorage>) =>
  fakeStorage(Object.fromEntries([...storage.stored].filter(([name]) => !name.endsWith('.closed'))))

describe('the prompts of the home screen', () => {
  it('[ST-14] ask for a delay of 2,000 ms with a member, and of 1,900 ms with a visitor', async () => {
    const { test } = await start()
    const delays = test.contributions(popUps).map(({ delayMs }) => {
      const moment = { path: '/m/home', device: fakeDevice(), now: 0, signal: new AbortController().signal }
      return [delayMs({ ...moment, member: testMember() }), delayMs({ ...moment, member: undefined })]
    })
    expect(delays).toEqual([
      [2_000, 1_900],
      [2_000, 1_900],
    ])
  })

  it('[OV-02] [ST-14] a sheet with both ways and a link to stay; closing it lasts for the session, and counts', async () => {
    const world = { settings: { deposit_times: 1 } }
    const { show, storage, ask } = await start(world)
    const { end, options } = await show()
    expect(options).toMatchObject({
      kind: 'sheet',
      priority: 'prompt',
      dismissible: true,
      label: 'Take Lotus with you',
    })
    expect(names()).toEqual(['Close', 'Download the app', 'Install the web app', 'Continue in the browser'])
    await tap('Close')
    expect(await end).toBe('seen')
    expect((await ask()).usual).toEqual({
      kind: 'skip',
      reason: expect.stringContaining('closed in this session'),
    })
    const next = await start({ ...world, storage: nextSession(storage) })
    expect((await next.ask()).usual?.kind).toBe('show')
    const limited = await start({ ...world, storage: nextSession(storage), own: { maxCloses: 1 } })
    expect((await limited.ask()).usual).toEqual({
      kind: 'skip',
      reason: expect.stringContaining('closed too often'),
    })
  })

  it('[OV-03] [OV-29] [ST-14] [ST-34] a forced one fills the screen, cannot be closed, and can be left for the session', async () => {
    const world = { settings: { deposit_times_forced: 1 } }
    const { show, ask, storage } = await start(world)
    const { end, options } = await show()
    expect(options).toMatchObject({ kind: 'full', priority: 'forced-install', dismissible: false })
    expect(names()).toEqual(['Download the app', 'Install the web app', 'Continue in the browser'])
    expect(document.querySelector('img')?.getAttribute('src')).toBe('https://app.test/icon.png')
    expect(screen.getByRole('heading').nextElementSibling?.textContent).toBe(EN.deposit_times_message)
    await tap('Continue in the browser')
    expect(await end).toBe('seen')
    expect((await ask()).forced?.kind).toBe('skip')
    // The flag is persistent: the counts need not be known.
    const next = await start({ ...world, storage: nextSession(storage), counts: 'none' })
    expect((await next.ask()).forced?.kind).toBe('show')
    const other = await start({
      ...world,
      storage: nextSession(storage),
      counts: 'none',
      session: { id: '2' },
    })
    expect((await other.ask()).forced?.kind).toBe('skip')
  })

  it.each([
    ['dark', 'darkHead'],
    ['light', 'head'],
  ])('[CO-05] theme %s: the part behind the app’s picture is so', async (theme, name) => {
    const { show } = await start({ settings: { login_required: 1, theme } })
    await show()
    expect(document.querySelector('img')?.closest('div')?.className).toBe(name)
  })

  it('[ST-33b] a rise of the count shows the prompt at the next visit', async () => {
    const { ask, countsStore } = await start({
      settings: { deposit_times: 1, withdrawal_times: 1 },
      counts: { deposits: 0, withdrawals: 0 },
    })
    expect((await ask()).usual).toEqual({
      kind: 'skip',
      reason: 'deposit_times: threshold not reached; withdrawal_times: threshold not reached',
    })
    countsStore.set({ deposits: 0, withdrawals: 1 })
    expect((await ask()).usual?.kind).toBe('show')
  })

  it('waits a moment for counts that have not arrived', async () => {
    const { test, countsStore } = await start({ settings: { deposit_times: 1 }, counts: 'none' })
    const moment = {
      path: '/m/home',
      member: testMember(),
      device: fakeDevice(),
      now: 0,
      signal: new AbortController().signal,
    }
    const deciding = test.contributions(popUps)[1]?.decide(moment)
    await vi.advanceTimersByTimeAsync(1_000)
    countsStore.set({ deposits: 1 })
    expect((await deciding)?.kind).toBe('show')
  })

  it('does not wait for the counts of those behind the one that is shown', async () => {
    const { test } = await start({ settings: { login_required: 1, bind_card: 1 }, counts: 'none' })
    const moment = {
      path: '/m/home',
      member: testMember(),
      device: fakeDevice(),
      now: 0,
      signal: new AbortController().signal,
    }
    const decided = vi.fn()
    void Promise.resolve(test.contributions(popUps)[1]?.decide(moment)).then(decided)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(decided).toHaveBeenCalledWith(expect.objectContaining({ kind: 'show' }))
  })

  it('are decided while a form is in use: what opens them waits', async () => {
    document.body.innerHTML = '<form><input value="anna"></form>'
    const { ask } = await start({ settings: { login_required: 1 } })
    expect((await ask()).usual?.kind).toBe('show')
  })

  it('are decided once for both pop-ups of a visit, and again in the next', async () => {
    const { ask, http } = await start({ settings: { login_required: 1 } })
    await ask()
    expect(http.calls.length).toBe(1)
    await ask()
    expect(http.calls.length).toBe(2)
  })

  it('a member and the guest before share what was closed; another member does not', async () => {
    const { show, storage } = await start({ settings: { login_required: 1 }, session: 'guest' })
    const { end } = await show()
    await tap('Continue in the browser')
    await end
    expect((await (await start({ settings: { login_required: 1 }, storage })).ask()).usual?.kind).toBe('skip')
    const bind = { settings: { bind_card: 2 }, storage }
    const first = await start(bind)
    const shown = await first.show()
    await tap('Not now')
    await shown.end
    expect((await (await start(bind)).ask()).usual?.kind).toBe('skip')
    expect((await (await start({ ...bind, session: { id: '2' } })).ask()).usual?.kind).toBe('show')
  })

  it('is withdrawn when the player leaves, and stores nothing', async () => {
    const { show, storage, overlays } = await start({ settings: { login_required: 1 } })
    const leaving = new AbortController()
    const { end } = await show(leaving.signal)
    leaving.abort()
    expect(await end).toBe('withdrawn')
    expect(overlays.opened[0]?.open).toBe(false)
    expect(storage.stored.size).toBe(0)
  })

  it.each([{ login_required: 1 }, { login_required: 2 }])(
    '[ST-14] closed with its plugin: nothing is stored (%j)',
    async (settings) => {
      const { show, storage, overlays, test } = await start({ settings })
      const { end } = await show()
      cleanup()
      await test.dispose()
      overlays.opened[0]?.close()
      expect(await end).toBe('withdrawn')
      expect(storage.stored.size).toBe(0)
    },
  )

  it.each([
    ['the call fails', { fails: true }, 'the settings could not be fetched'],
    ['the page runs in the app', { shell: 'native' }, 'not in a browser'],
    ['the member is no player', { session: { type: 4 } }, 'not a player'],
    ['nothing is on', { settings: {} }, 'all prompts are off'],
    ['there is no installer', { offer: 'none' }, 'login_required: nothing to install'],
  ] as const)('[RO-01b] shows nothing where %s', async (_case, world, reason) => {
    const { ask } = await start({ settings: { login_required: 1 }, ...world })
    expect((await ask()).usual).toEqual({ kind: 'skip', reason })
  })

  it('[ST-34] are decided for the player and the time of the question, as the console asks it', async () => {
    const last = fakeStorage({ 'install.prompts.last': String(fakeClock().now()) })
    const { test, clock } = await start({
      settings: { bind_card: 2, in_game_popup_interval: 3_600 },
      storage: last,
    })
    const asked = (member: PopUpContext['member'], laterMs: number) =>
      test.contributions(popUps)[1]?.decide({
        path: '/m/home',
        member,
        device: fakeDevice(),
        now: clock.now() + laterMs,
        signal: new AbortController().signal,
      })
    expect(await asked(testMember(), 0)).toEqual({
      kind: 'skip',
      reason: expect.stringContaining('too soon'),
    })
    expect((await asked(testMember(), 3_600_000))?.kind).toBe('show')
    expect(await asked(undefined, 3_600_000)).toEqual({ kind: 'skip', reason: 'bind_card: guest' })
  })

  it('asks for no settings in the app', async () => {
    const { ask, http } = await start({ shell: 'native' })
    await ask()
    expect(http.calls).toEqual([])
  })

  it('reports a setting that cannot be read, once', async () => {
    const { ask, test } = await start({ settings: { reg_days: 'soon' } })
    await ask()
    await ask()
    expect(test.logger.entries).toEqual([
      { level: 'warn', subject: expect.stringMatching(/^IP-SETTING/), details: [['reg_days']] },
    ])
  })

  it.each([
    ['VND', '/m/securityCenter/addBankCard'],
    ['BRL', '/m/securityCenter/addBankCardPix'],
  ])('[RT-12b] the bind-card prompt leads to the screen for %s', async (currency, path) => {
    const { show, navigation } = await start({ settings: { bind_card: 1 }, offer: 'none', currency })
    const { end } = await show()
    expect(names()).toEqual(['Close', 'Add an account', 'Not now'])
    await tap('Add an account')
    expect(navigation.went).toEqual([{ to: path, replace: false }])
    expect(await end).toBe('seen')
  })

  it('[ST-14] one that is followed was seen, although the visit ends with it', async () => {
    const { show, navigation, storage } = await start({ settings: { bind_card: 1 } })
    const leaving = new AbortController()
    const { end } = await show(leaving.signal)
    navigation.location.subscribe(() => leaving.abort())
    await tap('Add an account')
    expect(await end).toBe('seen')
    expect([...storage.stored.keys()]).toContain('install.prompts.closed')
  })
})

describe('the ways to install', () => {
  const settings = { login_required: 1 }
  it('downloads the app inside the tap, and closes', async () => {
    const { show, installer } = await start({ settings })
    const { end } = await show()
    await tap('Download the app')
    expect(installer.downloadApp).toHaveBeenCalledOnce()
    expect(await end).toBe('seen')
  })
  it('asks for the web app inside the tap, shows that it waits, and closes once it is accepted', async () => {
    let accept: (result: 'accepted') => void = () => {}
    const installWebApp = vi.fn(() => new Promise<'accepted'>((resolve) => (accept = resolve)))
    const { show } = await start({ settings, installer: { installWebApp } })
    const { end } = await show()
    fireEvent.click(button('Install the web app'))
    expect(installWebApp).toHaveBeenCalledOnce()
    expect(button('Install the web app').getAttribute('aria-busy')).toBe('true')
    await tap('Install the web app')
    expect(installWebApp).toHaveBeenCalledOnce()
    await act(async () => accept('accepted'))
    expect(await end).toBe('seen')
  })
  it.each<[string, Partial<Installer>, string]>([
    ['Download the app', { downloadApp: () => false }, EN.download_failed],
    ['Install the web app', { installWebApp: () => Promise.resolve('unavailable') }, EN.install_failed],
    ['Install the web app', { installWebApp: () => Promise.reject(new Error('broken')) }, EN.install_failed],
    ['Install the web app', { installWebApp: () => Promise.resolve('dismissed') }, ''],
  ])('%s: %o', async (name, installer, text) => {
    const { show, overlays } = await start({ settings, installer })
    await show()
    await tap(name)
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(overlays.opened[0]?.open).toBe(true)
    expect(button(name).getAttribute('aria-busy')).toBeNull()
  })
  it('has buttons only for the ways that the device has', async () => {
    const { show } = await start({ settings, offer: { ...OFFER, appUrl: undefined } })
    await show()
    expect(names()).toEqual(['Close', 'Install the web app', 'Continue in the browser'])
  })
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

describe('the install modal', () => {
  const modalOf = ({ test }: Awaited<ReturnType<typeof start>>): InstallModal =>
    test.provided.installModal as InstallModal

  it.each([
    ['button', 'Install Lotus'],
    ['game', 'This game runs in the app'],
  ] as const)('opens over the player’s action, and can always be closed: %s', async (request, label) => {
    const world = await start()
    const opening = modalOf(world).open(request)
    await world.pass(0)
    expect(world.overlays.opened[0]?.options).toMatchObject({ kind: 'sheet', priority: 'child', label })
    render(world.test.element('Shown'))
    await tap('Close')
    expect(await opening).toBe(true)
    expect(world.storage.stored.size).toBe(0)
  })
  it.each([
    ['nothing to install', { offer: { ...OFFER, appUrl: undefined, web: 'none' } }],
    ['no installer', { offer: 'none' }],
    ['no answer', { offer: 'none', installer: {} }],
    ['the app around it', { shell: 'native' }],
  ] as const)('is not opened with %s', async (_case, given) => {
    const world = await start(given)
    const opening = modalOf(world).open('game')
    await world.pass(6_000)
    expect(await opening).toBe(false)
    expect(world.overlays.opened).toEqual([])
  })
  it.each([
    ['button', 'Continue in the browser'],
    ['game', 'Not now'],
  ] as const)(
    '[RO-03] offers no game in the browser that needs the app: %s has ‘%s’',
    async (request, stay) => {
      const world = await start()
      const opening = modalOf(world).open(request)
      await world.pass(0)
      render(world.test.element('Shown'))
      expect(names()).toEqual(['Close', 'Download the app', 'Install the web app', stay])
      await tap(stay)
      expect(await opening).toBe(true)
    },
  )
  it('[RO-03] opened twice is one; both learn when it is closed', async () => {
    const world = await start()
    const opening = Promise.all([modalOf(world).open('game'), modalOf(world).open('game')])
    await world.pass(0)
    expect(world.overlays.opened.filter(({ open }) => open).map(({ options }) => options.key)).toEqual([
      'install-modal',
    ])
    world.overlays.opened[0]?.close()
    expect(await opening).toEqual([true, true])
  })
  it('[RO-03] is closed, or not opened, where the player has left the screen that asked for it', async () => {
    const late = await start({ offer: 'none', installer: {}, path: '/m/launchGame' })
    const waiting = modalOf(late).open('game')
    await late.pass(1_000)
    late.navigation.navigate('/m/home')
    late.offerStore.set(OFFER)
    await late.pass(0)
    expect(late.overlays.opened).toEqual([])
    expect(await waiting).toBe(true)
    const world = await start({ path: '/m/launchGame' })
    const opening = modalOf(world).open('game')
    await world.pass(0)
    world.navigation.navigate('/m/home')
    expect(world.overlays.opened[0]?.open).toBe(false)
    expect(await opening).toBe(true)
  })
  it('[CO-05] has the theme of the gateway, and not the app that it hides', async () => {
    const world = await start({ settings: { hide_download: 1, theme: 'dark' } })
    void modalOf(world).open('button')
    await world.pass(0)
    render(world.test.element('Shown'))
    expect(names()).toEqual(['Close', 'Install the web app', 'Continue in the browser'])
    expect(document.querySelector('img')?.closest('div')?.className).toBe('darkHead')
  })
  it('[CO-05] is not opened where the gateway hides the app, and there is nothing else', async () => {
    const world = await start({ settings: { hide_download: 1 }, offer: { ...OFFER, web: 'none' } })
    const opening = modalOf(world).open('game')
    await world.pass(0)
    expect(world.overlays.opened).toEqual([])
    expect(await opening).toBe(false)
  })
  it.each([
    ['cannot be fetched', () => new HttpError('HT-NETWORK', 'gone', 'install.prompt-settings')],
    ['do not come in time', () => new Promise(() => {})],
  ])('is opened with all that can be installed where the settings %s', async (_case, answer) => {
    const world = await start()
    world.http.answers['install.prompt-settings'] = answer
    void modalOf(world).open('button')
    await world.pass(5_000)
    render(world.test.element('Shown'))
    expect(names()).toContain('Download the app')
  })
  it('waits a moment for the offer', async () => {
    const world = await start({ offer: 'none', installer: {} })
    void modalOf(world).open('button')
    await world.pass(1_000)
    world.offerStore.set(OFFER)
    await world.pass(0)
    expect(world.overlays.opened.length).toBe(1)
  })
})

it('leaves nothing behind', async () => {
  const { test, show } = await start({ settings: { login_required: 1 } })
  await show()
  cleanup()
  expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
})
