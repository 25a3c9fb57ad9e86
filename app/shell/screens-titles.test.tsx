import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { route, setUpPage, start, tearDownPage } from './screens.fake.tsx'

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('after a navigation', () => {
  const ROUTES = [
    route('/m/home'),
    route('/m/login', { title: 'log_in' }),
    route('/m/news/:id', { title: 'news' }),
    route('/m/help'),
  ]
  const TEXTS = { news: 'Promotions', log_in: 'Sign in' }
  const name = (): string | null => screen.getByRole('main').getAttribute('aria-label')

  /** The profile has a title for the log-in alone. */
  function open() {
    const started = start('/m/home', ROUTES, undefined, TEXTS)
    const metadata = vi
      .spyOn(started.site, 'metadata')
      .mockImplementation((path, language) =>
        Promise.resolve(
          path === '/m/login'
            ? { title: `Log in ${language}`, description: '' }
            : { title: `Test ${language}`, description: '', general: true },
        ),
      )
    return { ...started, metadata }
  }

  it('the screen has the focus and is called by the profile’s title, else by its own, else by the merchant’s', async () => {
    const { navigation } = open()
    expect([name(), document.activeElement]).toEqual([null, document.body])
    for (const [path, title] of [
      ['/m/news/7', 'Promotions – Test'],
      ['/m/login', 'Log in EN'],
      ['/m/help', 'Test EN'],
      ['/m/news/8', 'Promotions – Test'],
    ] as const) {
      ;(document.activeElement as HTMLElement | null)?.blur()
      act(() => navigation.navigate(path))
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
      expect(name()).toBe(title)
    }
  })

  it('its name follows the language, without taking the focus again', async () => {
    const { navigation, i18n, metadata } = open()
    await act(async () => i18n.language.set('VI'))
    expect([name(), metadata.mock.calls]).toEqual([null, []])
    act(() => navigation.navigate('/m/login'))
    await vi.waitFor(() => expect(name()).toBe('Log in VI'))
    ;(document.activeElement as HTMLElement | null)?.blur()
    await act(async () => i18n.language.set('EN'))
    await vi.waitFor(() => expect(name()).toBe('Log in EN'))
    expect(document.activeElement).toBe(document.body)
  })

  it('a screen whose texts do not come is called by the merchant’s title, and has the focus all the same', async () => {
    const { navigation, i18n } = open()
    vi.spyOn(i18n, 'load').mockRejectedValue(new Error('IN-TEXTS'))
    vi.spyOn(i18n, 'translate').mockReturnValue(() => '')
    act(() => navigation.navigate('/m/news/7'))
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    expect(name()).toBe('Test EN')
  })

  it('a title that comes late is not that of the next screen, and a screen come back to is announced', async () => {
    const { navigation, metadata } = open()
    let late: (title: string) => void = () => undefined
    metadata.mockImplementationOnce(
      () => new Promise((resolve) => (late = (title) => resolve({ title, description: '' }))),
    )
    act(() => navigation.navigate('/m/login'))
    act(() => navigation.navigate('/m/home'))
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    await act(async () => late('Late'))
    expect(name()).toBe('Test EN')
  })
})
