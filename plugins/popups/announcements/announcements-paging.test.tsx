import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAnnouncement } from './announcements.fake.ts'
import { AUTOPLAY_MS, FADE_MS, INIT_DELAY_MS } from './constants.ts'
import EN from './locales/EN.json'
import { again, open, press, shown, THREE } from './open-announcements.fake.ts'

/** What the sanitiser makes of the markup; it needs a browser, where tests/e2e/announcements.spec.ts runs it. */
vi.mock('../../../sdk/src/ui/sanitize-html.ts', () => ({
  sanitizeHtml: (html: string): DocumentFragment => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content
  },
}))

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

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

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
