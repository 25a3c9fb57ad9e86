import {
  CLOCK,
  HTTP,
  HttpError,
  I18N,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  type Route,
  routes,
  SESSION,
  SITE,
  tracked,
} from '@foyer/sdk'
import {
  describeConformance,
  fakeClock,
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSession,
  fakeSite,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activityShortcuts } from '../contract.ts'
import { FAKE_ACTIVITIES, FAKE_CATEGORIES, fakeActivity, fakeDetails, NOW } from './activities.fake.ts'
import type { ActivityDetails, ActivityItem } from './activity-item.ts'
import { options } from './conformance.ts'
import { MINUTE_MS, SECOND_MS } from './constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

/** The sanitiser needs a browser, where tests/full/corpora/safe-html.spec.ts runs it; here it leaves links as their rule has them. */
vi.mock('../../../sdk/src/ui/sanitize-html.ts', () => ({
  sanitizeHtml: (html: string, linkOf: (href: string) => string | undefined) => {
    const template = document.createElement('template')
    template.innerHTML = html
    for (const link of template.content.querySelectorAll('a')) {
      const to = linkOf(link.getAttribute('href') ?? '')
      if (to === undefined) link.removeAttribute('href')
      else link.setAttribute('href', to)
    }
    return template.content
  },
}))

describeConformance(plugin, options, { describe, it })

const page = (path: string, access: Route['access'] = 'public'): Route => ({ path, access, component: 'X' })
const PAGES = [page('/m/game'), page('/m/launchGame', 'member'), page('/m/customerService')]

interface Start {
  readonly list?: unknown
  readonly categories?: unknown
  readonly details?: unknown
  readonly member?: ReturnType<typeof testMember>
  readonly offline?: boolean
}
const entries = (all: readonly unknown[]) => ({ entries: all, refused: [] })

async function open(
  to = '/m/activity',
  {
    list = FAKE_ACTIVITIES,
    categories = FAKE_CATEGORIES,
    details = fakeDetails(),
    member,
    offline,
  }: Start = {},
) {
  const http = fakeHttp({
    'activity.list': Array.isArray(list) ? entries(list) : list,
    'activity.categories': Array.isArray(categories) ? entries(categories) : categories,
    'activity.get': details,
  })
  const navigation = fakeNavigation(to)
  const overlays = fakeOverlays()
  const clock = fakeClock(NOW)
  const services = {
    [HTTP]: http,
    [I18N]: fakeI18n(EN),
    [SITE]: fakeSite(),
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [CLOCK]: clock,
    [SESSION]: fakeSession(member),
    [REACHABILITY]: fakeReachability(offline ? 'offline' : 'online'),
  }
  const test = await testPlugin(plugin, { services, texts: EN })
  test.contributeOthers(routes, PAGES)
  const view = render(test.element('Activity'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  // The sanitiser is fetched.
  await act(() => vi.dynamicImportSettled())
  return { http, navigation, overlays, clock, test, view }
}
const titles = (): readonly (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const card = (title: string): HTMLElement => {
  const found = screen.getByRole('link', { name: title }).closest('article')
  if (!found) throw new Error(title)
  return found
}

beforeEach(() => {
  vi.useFakeTimers()
  // Everything is seen, at once.
  vi.stubGlobal('IntersectionObserver', undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the list', () => {
  it('[RT-15] shows what runs, what comes and what is over, with state and time left, each leading to its page', async () => {
    await open()
    expect(titles()).toEqual(['Lunch rush', 'Weekly cashback', 'The club', 'Weekend cup', 'Night race'])
    expect(card('Lunch rush').textContent).toContain('42 minutes, 0 seconds left')
    expect(card('Weekly cashback').textContent).toContain('2 days, 4 hours left')
    expect(card('The club').textContent).toMatch(/On now$/)
    expect(card('Weekend cup').textContent).toContain('Coming soonStarts in 5 hours')
    expect(card('Night race').textContent).toMatch(/Ended$/)
    expect(screen.getByRole('link', { name: 'The club' }).getAttribute('href')).toBe('/m/activity?id=club')
  })

  it('titles run in the direction of their own text, whatever the page’s is', async () => {
    await open()
    const own = (): readonly boolean[] =>
      screen.getAllByText('Lunch rush').map((title) => title.tagName === 'BDI')
    expect(own()).toEqual([true])
    cleanup()
    await open('/m/activity?id=rush')
    expect(own()).toEqual([true])
  })

  it('follows the clock each second in the last hour, and each minute before', async () => {
    const { clock } = await open()
    const later = (ms: number) =>
      act(async () => {
        clock.time += ms
        await vi.advanceTimersByTimeAsync(ms)
      })
    await later(SECOND_MS)
    expect(card('Lunch rush').textContent).toContain('41 minutes, 59 seconds left')
    expect(card('Weekend cup').textContent).toContain('Starts in 5 hours')
    await later(MINUTE_MS - SECOND_MS)
    expect(card('Lunch rush').textContent).toContain('41 minutes, 0 seconds left')
    expect(card('Weekend cup').textContent).toContain('Starts in 4 hours, 59 minutes')
    await later(41 * MINUTE_MS)
    expect(card('Lunch rush').textContent).toMatch(/Ended$/)
  })

  it('stands still while the page is hidden, and is right when it is shown again', async () => {
    const { clock } = await open()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    const timers = vi.getTimerCount()
    clock.time += 2 * MINUTE_MS
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS))
    expect(card('Lunch rush').textContent).toContain('42 minutes, 0 seconds left')
    expect(vi.getTimerCount()).toBeLessThanOrEqual(timers)
    visibility.mockReturnValue('visible')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(card('Lunch rush').textContent).toContain('40 minutes, 0 seconds left')
    visibility.mockRestore()
  })

  it('[CA-21] shows one category, named in the address; an unknown one shows all', async () => {
    const { navigation } = await open()
    const bar = within(screen.getByRole('group', { name: EN.categories }))
    await act(async () => fireEvent.click(bar.getByRole('button', { name: 'Every day' })))
    expect(navigation.went).toEqual([{ to: '/m/activity?category=12', replace: true }])
    cleanup()
    await open('/m/activity?category=12')
    expect(titles()).toEqual(['Lunch rush'])
    expect(screen.getByRole('button', { name: 'Every day' }).getAttribute('aria-pressed')).toBe('true')
    cleanup()
    await open('/m/activity?category=../x')
    expect(titles()).toHaveLength(5)
  })

  it('[CA-21] is there without categories where they cannot be had', async () => {
    const { test } = await open('/m/activity', {
      categories: new HttpError('HT-NETWORK', '', 'activity.categories'),
    })
    expect(titles()).toHaveLength(5)
    expect(screen.queryByRole('group', { name: EN.categories })).toBeNull()
    expect(test.logger.entries.map(({ subject }) => String(subject)).join()).toContain('AC-CATEGORIES')
  })

  it.each<[string, unknown]>([
    ['HT-NETWORK', EN.load_failed],
    ['HT-SHAPE', EN.load_failed],
  ])('says that it failed (%s), and tries again', async (code, text) => {
    const { http } = await open('/m/activity', { list: new HttpError(code, '', 'activity.list') })
    expect(screen.getByRole('alert').textContent).toContain(text)
    http.answers['activity.list'] = entries(FAKE_ACTIVITIES)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(titles()).toHaveLength(5)
  })

  it('says that there is no connection', async () => {
    await open('/m/activity', { list: new HttpError('HT-OFFLINE', '', 'activity.list'), offline: true })
    expect(screen.getByRole('alert').textContent).toContain(EN.load_offline)
  })

  const many = Array.from({ length: 2_000 }, (_, index) => fakeActivity(`a${index}`))
  it.each<[string, readonly ActivityItem[], number]>([
    ['none', [], 0],
    ['one', [fakeActivity('a')], 1],
    ['texts of 300 characters', [fakeActivity('a', { title: 'x'.repeat(300), subline: 'y'.repeat(300) })], 1],
    ['no picture, no subline, no category', [fakeActivity('a', { image: '', subline: '', categories: [] })], 1],
    ['a picture that is none', [fakeActivity('a', { image: 'javascript:1' })], 1],
    ['text with markup', [fakeActivity('a', { title: '<b>Bold</b>' })], 1],
  ])('shows a list with %s', async (_case, list, count) => {
    await open('/m/activity', { list })
    expect(titles()).toHaveLength(count)
    expect(titles()).toEqual(list.map(({ title }) => title))
    expect(screen.queryByText(EN.none) === null).toBe(count > 0)
  }) // prettier-ignore

  it('draws few of many at first, and more when the end comes near', async () => {
    const ends: { near?: () => void } = {}
    class FakeObserver {
      constructor(report: IntersectionObserverCallback) {
        this.#report = report
      }
      readonly #report
      observe = (target: Element): void => {
        if (target.tagName === 'DIV' && target.getAttribute('aria-hidden') === 'true')
          ends.near = () => this.#report([{ target, isIntersecting: true } as never], this as never)
      }
      unobserve = (): void => undefined
      disconnect = (): void => undefined
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    await open('/m/activity', { list: many })
    const first = titles().length
    expect(first).toBeLessThan(50)
    await act(async () => ends.near?.())
    expect(titles().length).toBe(2 * first)
  })

  it('has the place of shortcuts above it', async () => {
    const { test } = await open()
    expect(activityShortcuts.id).toBe('promotions.activity-shortcuts')
    expect(test.contributions(activityShortcuts)).toEqual([])
  })
})

describe('one promotion', () => {
  it('[RT-15] shows title, state, terms, header and footer of the one that the address names', async () => {
    const { http } = await open('/m/activity?id=rush')
    expect(http.callsOf('activity.get').map(({ query }) => query)).toEqual([{ id: 'rush' }])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lunch rush')
    expect(screen.getByRole('article').textContent).toContain('42 minutes, 0 seconds left')
    expect(screen.getByRole('heading', { name: EN.terms })).toBeTruthy()
    expect(screen.getByRole('table').textContent).toContain('You get')
    expect(screen.getByText('For all members.')).toBeTruthy()
    expect(screen.getByText('Play responsibly.')).toBeTruthy()
  })

  it('[OV-27] sends the links of its HTML through the rules of banners', async () => {
    const content = [
      '/m/game',
      'news.example/a',
      '/m/nowhere',
      '//evil.example',
      'javascript:alert(1)',
      'http://a.example',
      '/wps/x',
      '#x',
    ]
      .map((href) => `<a href="${href}">${href}</a>`)
      .join(' ')
    await open('/m/activity?id=rush', { details: fakeDetails({ header: '', footer: '', content }) })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/game',
      'https://news.example/a',
    ])
  })

  const button = () => screen.queryByRole('button', { name: 'Take it' })
  const tap = () => act(async () => void fireEvent.click(button() ?? document.body))
  const link = (part: Partial<ActivityDetails>): Start => ({
    details: fakeDetails({ redirect: '', ...part }),
  })

  it('[OV-27] its button leads inside the site, to another site, or to a game after a log-in', async () => {
    const inside = await open('/m/activity?id=rush')
    await tap()
    expect(inside.navigation.went).toEqual([{ to: '/m/game', replace: false }])
    cleanup()
    const outside = await open('/m/activity?id=rush', link({ externalLink: 'club.example/a' }))
    await tap()
    expect(outside.navigation.opened).toEqual(['https://club.example/a'])
    cleanup()
    const game = { linkageType: 'G', linkage: 'Star', vendor: 'MANGO', gameType: 'SL001' }
    const guest = await open('/m/activity?id=rush', link(game))
    await tap()
    expect(guest.navigation.logins).toEqual(['/m/launchGame?vendor=MANGO&code=SL001'])
    cleanup()
    const member = await open('/m/activity?id=rush', { ...link(game), member: testMember() })
    await tap()
    expect(member.navigation.went[0]?.to).toBe('/m/launchGame?vendor=MANGO&code=SL001')
  })

  it.each<[string, Partial<ActivityDetails>, boolean]>([
    ['a script', { externalLink: 'javascript:alert(1)' }, true],
    ['a page that nothing shows', { redirect: '/m/nowhere' }, true],
    ['nothing', {}, false],
    ['a page, but it has not begun', { redirect: '/m/game', startsAt: NOW + 1, endsAt: undefined }, false],
    ['a page, but it is over', { redirect: '/m/game', endsAt: NOW }, false],
  ])('[OV-27] it has no button that leads to %s', async (_case, part, warned) => {
    const { test } = await open('/m/activity?id=rush', link(part))
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(button()).toBeNull()
    expect(test.logger.entries.some(({ subject }) => String(subject).includes('AC-LINK'))).toBe(warned)
  })

  it('[TR-18] tells once for each opened page that it is viewed', async () => {
    const { test, navigation, view } = await open('/m/activity?id=rush')
    const viewed = () =>
      test
        .emitted(tracked)
        .map(({ name, payload }) => `${name} ${payload?.content?.category} ${payload?.content?.id}`)
    view.rerender(test.element('Activity'))
    expect(viewed()).toEqual(['viewContent activity rush'])
    await act(async () => navigation.navigate('/m/activity'))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(viewed()).toHaveLength(1)
    await act(async () => navigation.navigate('/m/activity?id=rush'))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(viewed()).toEqual(['viewContent activity rush', 'viewContent activity rush'])
  })

  it.each([
    '',
    '..',
    '../',
    '../../wps/session',
    '%3Cscript%3Ealert(1)%3C/script%3E',
    'x'.repeat(300),
    'a&b',
    'a%00b',
    '%F0%9F%8E%81',
    'a/b',
  ])('[RT-15] a malformed id (%j) shows a notice and the list', async (id) => {
    const { http, test } = await open(`/m/activity?id=${id}`, { details: null })
    // `..` has the letters of an id, and `a&b` is one with another parameter; the gateway knows neither.
    const asked = http.callsOf('activity.get').map(({ query }) => String(query['id']))
    expect(asked.every((sent) => /^[\w.-]{1,100}$/.test(sent))).toBe(true)
    expect(screen.getByRole('alert').textContent).toBe(EN.unknown)
    expect(titles()).toHaveLength(5)
    expect(test.emitted(tracked)).toEqual([])
  })

  it('[RT-15] an unknown id shows a notice and the list', async () => {
    await open('/m/activity?id=gone', { details: null })
    expect(screen.getByRole('alert').textContent).toBe(EN.unknown)
    expect(titles()).toHaveLength(5)
  })

  it('says that it failed, tries again, and leads back', async () => {
    const { http, navigation } = await open('/m/activity?id=rush', {
      details: new HttpError('HT-NETWORK', '', 'activity.get'),
    })
    expect(screen.getByRole('alert').textContent).toContain(EN.load_failed)
    http.answers['activity.get'] = fakeDetails()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lunch rush')
    fireEvent.click(screen.getByRole('button', { name: EN.back }))
    expect(navigation.backedTo).toEqual(['/m/activity'])
  })

  const share = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: EN.share })))
  const shared = { title: 'Lunch rush', url: `${location.origin}/m/activity?id=rush` }

  it('is shared by the phone’s sheet; closing it is no failure', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, share: sheet })
    const { overlays } = await open('/m/activity?id=rush')
    await share()
    expect(sheet.mock.calls).toEqual([[shared]])
    sheet.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    await share()
    expect(overlays.toasts).toEqual([])
    sheet.mockRejectedValueOnce(new Error('none'))
    await share()
    expect(overlays.toasts).toMatchObject([{ text: EN.not_shared }])
  })

  it.each([
    ['there is no sheet', {}],
    ['the browser does not open it', { share: () => Promise.reject(new Error('none')) }],
  ])('is shared by the clipboard where %s', async (_case, phone) => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...phone, clipboard: { writeText } })
    const { overlays } = await open('/m/activity?id=rush')
    await share()
    expect(writeText.mock.calls).toEqual([[shared.url]])
    expect(overlays.toasts).toMatchObject([{ text: EN.copied }])
  })
})
