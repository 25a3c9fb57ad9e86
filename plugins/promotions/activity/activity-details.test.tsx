import { HttpError, tracked } from '@foyer/sdk'
import { testMember } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDetails, NOW } from './activities.fake.ts'
import type { ActivityDetails } from './activity-item.ts'
import EN from './locales/EN.json'
import { open, type Start, titles } from './open-activity.fake.ts'

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
