import { HttpError } from '@foyer/sdk'
import { describeConformance } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activityShortcuts } from '../contract.ts'
import { FAKE_ACTIVITIES, fakeActivity } from './activities.fake.ts'
import type { ActivityItem } from './activity-item.ts'
import { options } from './conformance.ts'
import { MINUTE_MS, SECOND_MS } from './constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { entries, open, titles } from './open-activity.fake.ts'

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
