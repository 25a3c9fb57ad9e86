import { type PopUpContext, popUps } from '@foyer/sdk'
import { fakeClock, fakeDevice, fakeStorage, testMember } from '@foyer/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import EN from './locales/EN.json'
import { names, start, tap } from './prompts.fake.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

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
