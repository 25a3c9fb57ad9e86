import {
  createStore,
  I18N,
  type LanguageCode,
  type Opener,
  SESSION,
  tabBadges,
  tabs,
  token,
} from '@foyer/sdk'
import { fakeSession } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settingsRequested } from '../contract.ts'
import { start } from './chrome.fake.ts'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  delete document.documentElement.dataset['theme']
})

describe('the frame', () => {
  it('is rendered on a server, without a window', async () => {
    const { test } = await start()
    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', undefined)
    vi.stubGlobal('localStorage', undefined)
    const html = ['Header', 'Home', 'TabBar'].map((name) =>
      renderToString(test.element(name, { bare: false })),
    )
    vi.unstubAllGlobals()
    expect(html.join()).toMatch(/logo\.svg.*<h1.*>Lotus<.*aria-current="page"/)
  })

  it('shows the merchant’s logo as the way home', async () => {
    const { test, navigation } = await start()
    render(test.element('Header', { bare: false }))
    const logo = screen.getByRole('img', { name: 'Lotus' })
    expect(logo.getAttribute('src')).toBe('/m/brand/lotus/logo.svg')
    fireEvent.click(logo)
    // Home is already shown, so the history gets no second entry.
    expect(navigation.went).toEqual([{ to: '/m/home', replace: true }])
  })

  it.each(['Header', 'TabBar'])('leaves a bare screen alone: %s', async (name) => {
    const { test } = await start()
    const { container } = render(test.element(name, { bare: true }))
    expect(container.innerHTML).toBe('')
  })
})

describe('Back in the header', () => {
  const back = () => screen.queryByRole('button', { name: 'Back' })
  async function at(path: string, session = fakeSession()) {
    const started = await start({}, { [SESSION]: session })
    started.navigation.navigate(path)
    started.test.context.contribute(tabs, { key: 'games', label: 'menu', icon: 'games', to: '/m/game' })
    const opener = token<Opener>('site.chat')
    started.test.context.contribute(tabs, {
      key: 'chat',
      label: 'menu',
      icon: 'chat',
      to: '/m/chat',
      openerToken: opener,
    })
    render(started.test.element('Header', { bare: false }))
    return started
  }

  it.each(['/m/login', '/m/register', '/m/feedback', '/m/chat'])('leads back from %s', async (path) => {
    const { navigation } = await at(path)
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(navigation.backs).toBe(1)
  })

  it.each(['/m/home', '/m/', '/m/game'])('is not on a screen that a tab leads to: %s', async (path) => {
    await at(path)
    expect(back()).toBeNull()
  })

  it('[RT-09] is not there while a new password is owed', async () => {
    await at('/m/changePsw', fakeSession({ passwordChangeRequired: 'expired' } as never))
    expect(back()).toBeNull()
  })
})

it('opens the settings where another plugin requests them', async () => {
  const { test, overlays } = await start()
  render(test.element('Header', { bare: false }))
  test.emit(settingsRequested, undefined)
  await waitFor(() => expect(overlays.opened).toHaveLength(1))
})

describe('the skip links', () => {
  it.each([
    ['Skip to content', 'content'],
    ['Skip to navigation', 'navigation'],
  ])('%s: moves the focus, and leaves the address as it is', async (name, id) => {
    const { test, navigation } = await start()
    render(test.element('Header', { bare: false }))
    const target = Object.assign(document.createElement('main'), { id, tabIndex: -1 })
    document.body.append(target)
    const link = screen.getByRole('link', { name })
    // Before any script has run, the browser itself goes there.
    expect(link.getAttribute('href')).toBe(`#${id}`)
    expect(fireEvent.click(link)).toBe(false)
    expect(document.activeElement).toBe(target)
    expect(navigation.went).toEqual([])
    target.remove()
  })
})

describe('the tab bar', () => {
  it.each([
    [3, 0],
    [5, 0],
    [6, 1],
    [7, 1],
  ])('with %d tabs brings the current one into view %d times: five fit', async (count, times) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    const { test, navigation } = await start()
    const others = Array.from({ length: count - 1 }, (_, index) => ({
      key: `tab${index}`,
      label: `tab${index}`,
      icon: 'gift' as const,
      to: `/m/tab${index}`,
    }))
    test.contributeOthers(tabs, others)
    navigation.navigate(`/m/tab${count - 2}`)
    render(test.element('TabBar', { bare: false }))
    expect(screen.getAllByRole('link')).toHaveLength(count)
    expect(scroll.mock.contexts).toEqual(
      Array.from({ length: times }, () => screen.getByRole('link', { current: 'page' })),
    )
    scroll.mockRestore()
  })

  it.each([
    ['/m/home', 'page'],
    ['/m/', 'page'],
    ['/m/index.html', 'page'],
    ['/m/login', null],
    ['/m/homework', null],
  ])('on %s home is current: %s', async (path, current) => {
    const { test, navigation } = await start()
    navigation.navigate(path)
    render(test.element('TabBar', { bare: false }))
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe(current)
  })

  it('fetches the texts of a tab whose plugin has not started, and never shows their key', async () => {
    const load = vi.fn(() => Promise.resolve())
    const { test } = await start({}, { [I18N]: { language: createStore<LanguageCode>('EN'), load } })
    test.contributeOthers(tabs, [{ key: 'other', label: 'label_of_other', icon: 'gift', to: '/m/other' }])
    render(test.element('TabBar', { bare: false }))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows a tab’s badge, and calls the tab’s own handler on a tap', async () => {
    const { test, navigation } = await start()
    const onPress = vi.fn()
    const badge = createStore(0)
    test.context.contribute(tabs, {
      key: 'chat',
      label: 'menu',
      icon: 'chat',
      to: '/m/chat',
      onPress,
      badge,
    })
    render(test.element('TabBar', { bare: false }))
    const chat = screen.getByRole('link', { name: 'Settings' })
    fireEvent.click(chat)
    expect([onPress.mock.calls.length, navigation.went]).toEqual([1, []])
    act(() => badge.set(120))
    expect(chat.textContent).toContain('99+')
    act(() => badge.set(0))
    expect(chat.textContent).toBe('Settings')
  })

  it('[OV-19] shows the number that another plugin puts on a tab', async () => {
    const { test } = await start()
    test.context.contribute(tabs, { key: 'chat', label: 'menu', icon: 'chat', to: '/m/chat' })
    const count = createStore(2)
    test.contributeOthers(tabBadges, [{ key: 'chat', count }])
    render(test.element('TabBar', { bare: false }))
    const chat = screen.getByRole('link', { name: /Settings/ })
    expect(chat.textContent).toContain('2')
    act(() => count.set(0))
    expect(chat.textContent).toBe('Settings')
  })

  it('opens a tab by the service that it names, and navigates to the tab’s path if that opens nothing', async () => {
    const SERVICE = token<Opener>('site.chat')
    const opener = { open: vi.fn(() => true) }
    const { test, navigation } = await start({}, { [SERVICE]: opener })
    test.context.contribute(tabs, {
      key: 'chat',
      label: 'menu',
      icon: 'chat',
      to: '/m/chat',
      openerToken: SERVICE,
    })
    render(test.element('TabBar', { bare: false }))
    const chat = screen.getByRole('link', { name: 'Settings' })
    fireEvent.click(chat)
    expect([opener.open.mock.calls.length, navigation.went]).toEqual([1, []])
    opener.open.mockReturnValue(false)
    fireEvent.click(chat)
    expect(navigation.went).toEqual([{ to: '/m/chat', replace: false }])
  })
})
