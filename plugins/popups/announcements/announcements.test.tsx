import { CLOCK, HTTP, HttpError, NAVIGATION, OVERLAYS, popUps, routes, SESSION } from '@foyer/sdk'
import {
  describeConformance,
  fakeClock,
  fakeDevice,
  fakeHttp,
  fakeNavigation,
  fakeOverlays,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Announcement } from './announcement.ts'
import { fakeAnnouncement } from './announcements.fake.ts'
import { options } from './conformance.ts'
import { AUTOPLAY_MS, FADE_MS, INIT_DELAY_MS } from './constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { nextMidnight } from './should-show.ts'
import { CLOSED, CLOSED_IN_SESSION, ownerOf, READ, readItems } from './player-states.ts'

describeConformance(plugin, options, { describe, it })

/** What the sanitiser makes of the markup; it needs a browser, where tests/e2e/announcements.spec.ts runs it. */
vi.mock('../../../sdk/src/ui/sanitize-html.ts', () => ({
  sanitizeHtml: (html: string): DocumentFragment => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content
  },
}))

const NOW = Date.UTC(2030, 5, 1, 12)
const DAY_MS = 86_400_000
const THREE = ['1', '2', '3'].map((id) => fakeAnnouncement(id))
let still = false

beforeEach(() => {
  still = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Given {
  readonly items?: readonly Announcement[] | Error
  readonly settings?: Readonly<Record<string, unknown>>
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly member?: ReturnType<typeof testMember> | undefined
  readonly paths?: readonly string[]
  readonly now?: number
}

async function start({
  items = THREE,
  settings = {},
  storage = fakeStorage(),
  paths = ['/m/login', '/m/register', '/m/rewardCenter'],
  now = NOW,
  ...given
}: Given = {}) {
  const member = 'member' in given ? given.member : testMember({ id: '7' })
  const session = fakeSession(member)
  const overlays = fakeOverlays()
  const navigation = fakeNavigation('/m/home')
  const answer = items instanceof Error ? items : { items, refused: [] }
  const http = fakeHttp({ 'announcements.member': answer, 'announcements.visitor': answer })
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [CLOCK]: fakeClock(now),
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [SESSION]: session,
  }
  const load = async () => ({
    ...(await import('./announcements.ts')),
    Opened: () => {
      const opened = overlays.opened.at(-1)
      if (!opened) throw new Error('nothing is open')
      const Content = opened.component as unknown as FunctionComponent<{ close: (result?: unknown) => void }>
      return createElement(Content, { close: (result) => opened.close(result) })
    },
  })
  const test = await testPlugin({ ...plugin, load }, { services, texts: EN, storage, settings })
  test.contributeOthers(
    routes,
    paths.map((path) => ({ path, access: 'public' as const, component: 'X' })),
  )
  const leaving = new AbortController()
  const [popUp] = test.contributions(popUps)
  const moment = { path: '/m/home', member, device: fakeDevice(), now, signal: leaving.signal }
  return { test, overlays, navigation, http, session, storage, popUp, moment, leaving }
}
type Started = Awaited<ReturnType<typeof start>>
const reasonOf = async ({ popUp, moment }: Started): Promise<string> => {
  const decision = await popUp?.decide(moment)
  return decision?.kind === 'skip' ? decision.reason : (decision?.kind ?? 'no pop-up')
}

/** Opens the pop-up as the presenter does, and draws it as the site's overlays do. */
async function open(given: Given = {}) {
  const started = await start(given)
  const { test, overlays, popUp, moment } = started
  const decision = await popUp?.decide(moment)
  if (decision?.kind !== 'show') throw new Error(`nothing to show: ${JSON.stringify(decision)}`)
  const result = decision.open()
  const view = render(test.element('Opened'))
  await act(() => vi.dynamicImportSettled())
  const opened = overlays.opened.at(-1)
  const dismissible = (): unknown => {
    const value = opened?.options.dismissible
    return typeof value === 'object' ? value.get() : value
  }
  /** As the overlays do where Escape or Back closes one. */
  const escape = (): void => opened?.close()
  return { ...started, view, result, opened, dismissible, escape }
}
const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const shown = (): string | null => screen.getByRole('group').querySelector('h2')?.textContent ?? null
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const again = async ({ storage }: Started, given: Given = {}): Promise<string> =>
  reasonOf(await start({ ...given, storage: fakeStorage(Object.fromEntries(storage.stored)) }))
/** A new browser session: what `sessionStorage` had is gone. */
const afterRestart = async ({ storage }: Started, given: Given = {}): Promise<string> => {
  storage.remove(CLOSED_IN_SESSION)
  return again({ storage } as Started, given)
}

describe('the decision', () => {
  it.each([
    ['a member', testMember(), 0],
    ['a visitor', undefined, 1_000],
  ])('[ST-23] [CO-10] is made for %s after its delay', async (_who, member, delay) => {
    const { popUp, moment } = await start({ member })
    expect([popUp?.priority, popUp?.delayMs(moment)]).toEqual(['announcement', delay])
  })

  it('[CA-17] asks for the visitors’ list', async () => {
    const started = await start({ member: undefined, items: [fakeAnnouncement('1', { execution: 'B' })] })
    expect(await reasonOf(started)).toBe('show')
    expect(started.http.calls).toMatchObject([
      { endpoint: 'announcements.visitor', query: { types: 'PR', platform: 'M', category: 'app_download' } },
    ])
  })

  it('[CA-30d] asks for the members’ list', async () => {
    const started = await start()
    await reasonOf(started)
    expect(started.http.calls).toMatchObject([{ endpoint: 'announcements.member' }])
  })

  it.each([
    ['there are none', [], 'no announcement for this player'],
    [
      'the call fails',
      new HttpError('HT-NETWORK', 'gone', 'announcements.member'),
      'the announcements could not be loaded',
    ],
  ] as const)('shows nothing where %s', async (_name, items, reason) =>
    expect(await reasonOf(await start({ items }))).toBe(reason),
  )
})

describe('closing', () => {
  it('[ST-20] unticked hides it in this browser session; it shows in the next', async () => {
    const started = await open()
    await press(EN.close)
    expect(await started.result).toBe('seen')
    expect(started.storage.get(CLOSED)).toEqual([['member 7', { show: false, hash: expect.any(String) }]])
    expect(await again(started)).toBe('closed in this session')
    expect(await afterRestart(started)).toBe('show')
  })

  it('[ST-20] with ‘do not show today’ hides it until midnight, Escape too', async () => {
    const started = await open()
    fireEvent.click(screen.getByRole('checkbox', { name: EN.not_today }))
    started.escape()
    expect(await started.result).toBe('seen')
    expect(await afterRestart(started)).toBe('hidden today')
    expect(await afterRestart(started, { now: nextMidnight(NOW) })).toBe('show')
  })

  it.each([
    ['Close', () => press(EN.close)],
    ['Escape', async ({ escape }: { readonly escape: () => void }) => escape()],
  ])('[ST-20] unticked, by %s, clears the time of an earlier day', async (_how, close) => {
    const first = await open()
    fireEvent.click(screen.getByRole('checkbox', { name: EN.not_today }))
    await press(EN.close)
    await first.result
    expect(first.storage.get(CLOSED)).toMatchObject([['member 7', { hiddenUntil: nextMidnight(NOW) }]])
    cleanup()
    const later = await open({ storage: first.storage, now: nextMidnight(NOW) })
    await close(later)
    await later.result
    expect(later.storage.get(CLOSED)).toEqual([['member 7', { show: false, hash: expect.any(String) }]])
    expect(await afterRestart(later)).toBe('show')
  })

  it('[ST-20] with ‘do not show again’ hides it until it changes', async () => {
    const settings = { hideBox: 'changed' }
    const started = await open({ settings })
    fireEvent.click(screen.getByRole('checkbox', { name: EN.not_again }))
    await press(EN.close)
    await started.result
    const now = NOW + 400 * DAY_MS
    expect(await afterRestart(started, { settings, now })).toBe('hidden until it changes')
    const items = [...THREE.slice(1), fakeAnnouncement('1', { content: 'Other' })]
    expect(await afterRestart(started, { settings, items })).toBe('show')
  })

  it('[ST-20] a box that was ticked and unticked leaves nothing', async () => {
    const started = await open()
    const box = screen.getByRole('checkbox')
    fireEvent.click(box)
    fireEvent.click(box)
    await press(EN.close)
    await started.result
    expect(await afterRestart(started)).toBe('show')
  })

  it('[ST-22] counts for this member alone, and for all visitors of the device', async () => {
    const items = [...THREE, fakeAnnouncement('9', { execution: 'B' })]
    const started = await open({ items })
    await press(EN.close)
    await started.result
    expect(await again(started, { items, member: testMember({ id: '8' }) })).toBe('show')
    expect(await again(started, { items, member: undefined })).toBe('show')
    cleanup()
    const visitor = await open({ items, member: undefined, storage: started.storage })
    await press(EN.close)
    await visitor.result
    expect(await again(visitor, { items, member: undefined })).toBe('closed in this session')
    expect(await again(visitor, { items })).toBe('closed in this session')
  })

  it('closed with its plugin, while it is open, stores nothing', async () => {
    const { test, result, escape, storage } = await open()
    const before = [...storage.stored]
    cleanup()
    await test.dispose()
    escape()
    expect(await result).toBe('withdrawn')
    expect([...storage.stored]).toEqual(before)
  })

  it('withdrawn, because the player leaves, stores nothing', async () => {
    const started = await open()
    fireEvent.click(screen.getByRole('checkbox'))
    started.leaving.abort()
    expect(await started.result).toBe('withdrawn')
    expect(started.opened?.open).toBe(false)
    expect([started.storage.get(CLOSED), started.storage.get(READ)]).toEqual([undefined, undefined])
  })
})

describe('the pop-up', () => {
  it('[OV-10] pages with buttons and dots, round in circles, and names what it shows', async () => {
    await open()
    expect(screen.getByRole('region', { name: EN.announcements })).toBeTruthy()
    expect([shown(), screen.getByRole('group').getAttribute('aria-label')]).toEqual([
      'Announcement 1',
      '1 of 3',
    ])
    expect(screen.getByRole('group').textContent).toContain('Text 1')
    await press(EN.next)
    expect(shown()).toBe('Announcement 2')
    await press(EN.previous)
    await press(EN.previous)
    expect(shown()).toBe('Announcement 3')
    await press('2 of 3')
    expect(shown()).toBe('Announcement 2')
    expect(screen.getByRole('button', { name: '2 of 3' }).getAttribute('aria-current')).toBe('true')
  })

  it('titles and contents run in the direction of their own text, whatever the page’s is', async () => {
    await open()
    const [title, content] = [screen.getByRole('heading').dir, screen.getByText('Text 1')]
    expect([title, content.closest<HTMLElement>('[dir]')?.dir]).toEqual(['auto', 'auto'])
  })

  it('[OV-10] has no ways to others where there is one', async () => {
    await open({ items: THREE.slice(0, 1) })
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([EN.close])
    expect(screen.getByRole('group', { name: 'Announcement 1' })).toBeTruthy()
  })

  it('[OV-10] pages by a swipe of a finger, not of a mouse', async () => {
    await open()
    const swipe = async (pointerType: string): Promise<void> => {
      const item = screen.getByRole('group')
      const finger = { pointerType, isPrimary: true, pointerId: 1 }
      await act(async () => {
        fireEvent.pointerDown(item, { ...finger, clientX: 200, clientY: 50 })
        fireEvent.pointerUp(item, { ...finger, clientX: 100, clientY: 60 })
      })
    }
    await swipe('touch')
    expect(shown()).toBe('Announcement 2')
    await swipe('mouse')
    expect(shown()).toBe('Announcement 2')
  })

  it.each([
    [{}, [EN.close], 'on the card'],
    [{ closeButton: 'inside' }, [EN.close], 'on the card'],
    [{ closeButton: 'outside' }, [EN.close], 'beside it'],
    [{ closeButton: 'none' }, [EN.know_it], undefined],
  ] as const)('[OV-10] can be closed with %j', async (settings, names, place) => {
    const { result } = await open({ settings, items: THREE.slice(0, 1) })
    const button = screen.queryByRole('button', { name: EN.close })
    expect(button ? (button.closest('.card') ? 'on the card' : 'beside it') : undefined).toBe(place)
    expect(
      screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(names)
    await press(names[0])
    expect(await result).toBe('seen')
  })

  it.each([
    [{ hideBox: 'today' }, [EN.not_today]],
    [{ hideBox: 'changed' }, [EN.not_again]],
    [{ hideBox: 'none' }, []],
  ])('[OV-10] has the box of %j', async (settings, names) => {
    await open({ settings })
    expect(screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(names)
  })

  it('[OV-10] shows logo, header and footer where the merchant has them, as text', async () => {
    const settings = { logo: true, header: { EN: '<b>News</b>', VI: 'Tin' }, footer: { '*': '18+' } }
    const { view } = await open({ settings })
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/^\/m\/brand\/[^/]+\/logo\.svg$/)
    expect([screen.getByText('<b>News</b>').textContent, screen.getByText('18+').textContent]).toEqual([
      '<b>News</b>',
      '18+',
    ])
    expect(view.container.textContent).not.toContain('Tin')
    cleanup()
    await open()
    expect(screen.queryByRole('img')).toBeNull()
  })

  const PROMOTION = [
    fakeAnnouncement('1', { promotionType: 'REWARD' }),
    fakeAnnouncement('2', { execution: 'B', promotionType: 'REWARD' }),
  ]
  it.each([
    ['a member', { member: testMember() }, ['/m/rewardCenter'], []],
    ['a visitor', { member: undefined }, [], ['/m/rewardCenter']],
    [
      'a visitor who is to register',
      { member: undefined, settings: { registerFirst: true } },
      ['/m/register'],
      [],
    ],
  ])('[OV-11] leads %s on, and closes', async (_who, given, went, logins) => {
    const { result, navigation, storage } = await open({ items: PROMOTION, ...given })
    await press(EN.go_to_activity)
    expect(await result).toBe('seen')
    expect([navigation.went.map(({ to }) => to), navigation.logins]).toEqual([went, logins])
    expect(storage.get(CLOSED)).toHaveLength(1)
  })

  it('[OV-11] ‘got it’ closes; items without a promotion have neither button', async () => {
    const { result } = await open({ items: [...PROMOTION, fakeAnnouncement('3')] })
    await press(EN.next)
    expect(screen.queryByRole('button', { name: EN.know_it })).toBeNull()
    await press(EN.previous)
    await press(EN.know_it)
    expect(await result).toBe('seen')
  })

  it('[OV-11] leads to no page that no plugin shows', async () => {
    await open({ items: PROMOTION, paths: ['/m/login'] })
    expect(screen.queryByRole('button', { name: EN.go_to_activity })).toBeNull()
    expect(screen.getByRole('button', { name: EN.know_it })).toBeTruthy()
  })

  it('[OV-12] a link to a page of the site closes it, and counts', async () => {
    const { result, storage } = await open({
      items: [fakeAnnouncement('1', { content: '<a href="/m/game">Go</a>' })],
    })
    await act(async () => void fireEvent.click(screen.getByText('Go')))
    expect(await result).toBe('seen')
    expect(storage.get(CLOSED)).toHaveLength(1)
  })
})

describe('forceRead', () => {
  const settings = { forceRead: true }
  it('[ST-21] [OV-29] nothing closes it before the last item; then all do', async () => {
    const { result, dismissible, opened } = await open({ settings })
    await press(EN.close)
    expect([opened?.open, dismissible()]).toEqual([true, false])
    expect(screen.getByText(EN.read_all)).toBeTruthy()
    await press(EN.next)
    expect([
      dismissible(),
      screen.getByRole('button', { name: EN.close }).getAttribute('aria-disabled'),
    ]).toEqual([false, 'true'])
    await press(EN.next)
    expect([
      dismissible(),
      screen.getByRole('button', { name: EN.close }).getAttribute('aria-disabled'),
    ]).toEqual([true, 'false'])
    expect(screen.getByText(EN.all_read)).toBeTruthy()
    await press(EN.close)
    expect(await result).toBe('seen')
  })

  it('[ST-21] neither a dot nor ‘previous’ leads past an item, and nothing moves by itself', async () => {
    await open({ settings })
    expect(screen.getByRole('button', { name: '3 of 3' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: EN.previous }).getAttribute('aria-disabled')).toBe('true')
    await press(EN.previous)
    await pass(10 * AUTOPLAY_MS)
    expect(shown()).toBe('Announcement 1')
  })

  it('‘previous’ can have the keyboard where it leads no further', async () => {
    await open({ settings })
    await press(EN.next)
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: EN.previous })
    expect([previous.disabled, previous.getAttribute('aria-disabled')]).toEqual([false, null])
    await press(EN.previous)
    expect([shown(), previous.isConnected]).toEqual(['Announcement 1', true])
    // A browser takes the focus from a disabled button.
    expect([previous.disabled, previous.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  })

  it('[ST-21] ‘got it’ pages on before the last, and closes there', async () => {
    const items = ['1', '2'].map((id) => fakeAnnouncement(id, { promotionType: 'REWARD' }))
    const { result } = await open({ settings, items })
    await press(EN.know_it)
    expect(shown()).toBe('Announcement 2')
    await press(EN.know_it)
    expect(await result).toBe('seen')
  })

  it('‘got it’ keeps the keyboard while it pages on; where the next item has no button, its text gets it', async () => {
    const items = [
      ...['1', '2'].map((id) => fakeAnnouncement(id, { promotionType: 'REWARD' })),
      fakeAnnouncement('3'),
    ]
    await open({ settings, items })
    screen.getByRole('button', { name: EN.know_it }).focus()
    await press(EN.know_it)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: EN.know_it }))
    await press(EN.know_it)
    expect(shown()).toBe('Announcement 3')
    expect(document.activeElement?.textContent).toBe('Announcement 3Text 3')
  })

  it('[ST-21] a link that leads away before the last item leaves it unread', async () => {
    const items = [fakeAnnouncement('1', { content: '<a href="/m/game">Go</a>' }), fakeAnnouncement('2')]
    const started = await open({ settings, items })
    await act(async () => void fireEvent.click(screen.getByText('Go')))
    expect(await started.result).toBe('withdrawn')
    expect(await again(started, { settings, items })).toBe('show')
  })

  it('[ST-21] a single item can be closed at once', async () => {
    const { dismissible } = await open({ settings, items: THREE.slice(0, 1) })
    expect(dismissible()).toBe(true)
  })
})

it('[CO-10] comes to rest in 500 ms, shows an item for 5 s, and fades it in within 250 ms', () => {
  expect([INIT_DELAY_MS, AUTOPLAY_MS, FADE_MS]).toEqual([500, 5_000, 250])
  const style = readFileSync('plugins/popups/announcements/carousel.module.css', 'utf8')
  expect(style).toContain(`animation: appear ${FADE_MS}ms`)
})

describe('autoplay', () => {
  const FIRST_MS = INIT_DELAY_MS + AUTOPLAY_MS
  it('[CO-10] shows the next after five seconds, once the pop-up has come to rest', async () => {
    await open()
    await pass(FIRST_MS - 1)
    expect(shown()).toBe('Announcement 1')
    await pass(1)
    expect(shown()).toBe('Announcement 2')
    await pass(AUTOPLAY_MS)
    expect(shown()).toBe('Announcement 3')
    await pass(AUTOPLAY_MS)
    expect(shown()).toBe('Announcement 1')
  })

  const carousel = (): HTMLElement => screen.getByRole('region', { name: EN.announcements })
  const see = (hidden: boolean): void => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  it.each([
    ['a finger is on it', () => fireEvent.pointerDown(carousel()), () => fireEvent.pointerUp(carousel())],
    ['the keyboard is in it', () => fireEvent.focusIn(carousel()), () => fireEvent.focusOut(carousel())],
    ['the page is hidden', () => see(true), () => see(false)],
  ])('[CO-10] rests while %s', async (_when, begin, end) => {
    await open()
    await pass(FIRST_MS - 1)
    begin()
    await pass(20 * AUTOPLAY_MS)
    expect(shown()).toBe('Announcement 1')
    end()
    await pass(FIRST_MS)
    expect(shown()).toBe('Announcement 2')
  })

  it('moves on after a link that had the keyboard has left with its item', async () => {
    await open({ items: THREE.map((item) => ({ ...item, content: `<a href="/m/game">${item.id}</a>` })) })
    act(() => screen.getByText('1').focus())
    await press(EN.next)
    expect(shown()).toBe('Announcement 2')
    await pass(FIRST_MS)
    expect(shown()).toBe('Announcement 3')
  })

  const status = (): HTMLElement | null => document.querySelector('[aria-live]')
  it('does not move under reduced motion, and reads out what the player pages to', async () => {
    still = true
    await open()
    await pass(20 * AUTOPLAY_MS)
    expect(shown()).toBe('Announcement 1')
    await press(EN.next)
    expect([status()?.textContent, status()?.getAttribute('aria-live')]).toEqual([
      '2 of 3: Announcement 2',
      'polite',
    ])
  })

  it('reads out nothing while it moves by itself; what the keyboard pages to, it does', async () => {
    await open()
    expect(status()?.getAttribute('aria-live')).toBe('off')
    act(() => screen.getByRole('button', { name: EN.next }).focus())
    expect(status()?.getAttribute('aria-live')).toBe('polite')
    act(() => screen.getByRole('button', { name: EN.close }).focus())
    expect(status()?.getAttribute('aria-live')).toBe('off')
  })
})

describe('the bell', () => {
  async function bell(given: Given = {}) {
    const started = await start(given)
    render(started.test.element('BellRow'))
    await act(() => vi.dynamicImportSettled())
    return started
  }
  const row = () => screen.getByRole('button', { name: new RegExp(`^${EN.announcements}`) })
  async function openReader(started: Started) {
    await act(async () => void fireEvent.click(row()))
    await act(() => vi.dynamicImportSettled())
    const opened = started.overlays.opened.at(-1)
    const view = render(started.test.element('Opened'))
    await act(() => vi.dynamicImportSettled())
    return { opened, view: within(view.container) }
  }

  it('counts what is unread, opens it by the player’s own action, and begins there', async () => {
    const started = await bell()
    expect(row().textContent).toContain('3 new')
    const { opened, view } = await openReader(started)
    expect(opened?.options).toMatchObject({ priority: 'child', kind: 'sheet', label: EN.announcements })
    expect(view.getByRole('group').textContent).toContain('Announcement 1')
    expect(view.queryByRole('checkbox')).toBeNull()
    await act(async () => void fireEvent.click(view.getByRole('button', { name: EN.next })))
    await act(async () => void opened?.close())
    await act(() => vi.dynamicImportSettled())
    expect(row().textContent).toContain('1 new')
    cleanup()
    const later = await bell({ storage: started.storage })
    const again = await openReader(later)
    expect(again.view.getByRole('group').textContent).toContain('Announcement 3')
  })

  it('what has popped up is read, as far as it was paged', async () => {
    const { result, storage } = await open()
    await press(EN.next)
    await press(EN.close)
    await result
    cleanup()
    await bell({ storage })
    expect(row().textContent).toContain('1 new')
  })

  it('reading by the bell does not stop the pop-up', async () => {
    const started = await bell()
    await openReader(started)
    expect(await reasonOf(started)).toBe('show')
  })

  it('has no number where everything is read, or nothing can be loaded; and says so', async () => {
    const started = await bell({ items: new HttpError('HT-NETWORK', 'gone', 'announcements.member') })
    expect(row().textContent).toBe(EN.announcements)
    const { view } = await openReader(started)
    expect(view.getByRole('alert').textContent).toContain(EN.load_failed)
    started.http.answers['announcements.member'] = { items: THREE, refused: [] }
    await act(async () => void fireEvent.click(view.getByRole('button', { name: EN.try_again })))
    expect(view.getByRole('group').textContent).toContain('Announcement 1')
  })

  it('[ST-22] what a member reads closes at the log-out, and is not a visitor’s to have read', async () => {
    const visitor = await open({ member: undefined, items: [fakeAnnouncement('1', { execution: 'B' })] })
    await press(EN.close)
    await visitor.result
    const before = readItems(visitor.storage, ownerOf(undefined))
    expect(before).toHaveLength(1)
    cleanup()
    const started = await bell({ storage: visitor.storage })
    const { opened } = await openReader(started)
    await act(async () => started.session.current.set(undefined))
    expect(opened?.open).toBe(false)
    expect(readItems(started.storage, ownerOf(undefined))).toEqual(before)
  })

  it('says that there is nothing', async () => {
    const { view } = await openReader(await bell({ items: [] }))
    expect(view.getByText(EN.none)).toBeTruthy()
  })
})
