import {
  createStore,
  I18N,
  type LanguageCode,
  NAVIGATION,
  type Opener,
  OVERLAYS,
  SESSION,
  SITE,
  tabBadges,
  tabs,
  token,
} from '@foyer/sdk'
import { KernelContext, type KernelView, type SlotEntry } from '@foyer/sdk/internal'
import {
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settingsRequested } from '../contract.ts'
import texts from './locales/EN.json'
import chrome from './manifest.ts'

/** Labels of other plugins' tabs. */
const TAB_TEXTS = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`tab${index}`, `Tab ${index}`]))

async function start(
  stored: Readonly<Record<string, string>> = {},
  services: Readonly<Record<string, unknown>> = {},
  languages: readonly LanguageCode[] = ['VI', 'EN'],
) {
  const navigation = fakeNavigation('/m/home')
  const overlays = fakeOverlays()
  const language = createStore<LanguageCode>('EN')
  const change = vi.fn((next: LanguageCode) => Promise.resolve(language.set(next)))
  const storage = fakeStorage(stored)
  const test = await testPlugin(chrome, {
    texts: { ...texts, ...TAB_TEXTS },
    storage,
    services: {
      [NAVIGATION]: navigation,
      [OVERLAYS]: overlays,
      [SESSION]: fakeSession(),
      [SITE]: fakeSite({ merchant: { id: 'lotus', name: 'Lotus', languages } }),
      [I18N]: { language, change, load: () => Promise.resolve() },
      ...services,
    },
  })
  return { test, navigation, overlays, change, storage }
}
afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  delete document.documentElement.dataset['theme']
})

/** The page is drawn, with what waits for that. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))

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

const noEntries = createStore<readonly SlotEntry[]>([])

describe('the settings', () => {
  async function open(stored: Readonly<Record<string, string>> = {}, languages?: readonly LanguageCode[]) {
    const started = await start(stored, {}, languages)
    render(started.test.element('Header', { bare: false }))
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
    const sheet = await waitFor(() => {
      const [opened] = started.overlays.opened
      if (!opened) throw new Error('not open yet')
      return opened
    })
    const words: Readonly<Record<string, string>> = texts
    const view: Partial<KernelView> = {
      useTranslate:
        () =>
        (key, values = {}) =>
          (words[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name])),
      slotEntries: () => noEntries,
    }
    const props = { close: () => sheet.close() }
    const Sheet = sheet.component as FunctionComponent<typeof props>
    render(<KernelContext value={view as KernelView}>{createElement(Sheet, props)}</KernelContext>)
    return { ...started, sheet }
  }
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content)
  const TWO_BARS =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">'

  it('[OV-30] open at once, before queued overlays', async () => {
    const { sheet } = await open()
    expect(sheet.options).toEqual({ label: 'Settings', kind: 'sheet', priority: 'child', key: 'settings' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(sheet.open).toBe(false)
  })

  it('are dropped when the player goes on before they are drawn, and close when the player does so later', async () => {
    const { sheet, navigation } = await open()
    navigation.navigate('/m/home?lang=1')
    expect(sheet.open).toBe(true)
    navigation.navigate('/m/game')
    expect(sheet.open).toBe(false)
    cleanup()
    const started = await start()
    render(started.test.element('Header', { bare: false }))
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
    started.navigation.navigate('/m/launchGame')
    await import('./open-settings.tsx')
    await act(() => Promise.resolve())
    expect(started.overlays.opened).toEqual([])
  })

  it('name the version of the site, which support asks for', async () => {
    await open()
    expect(screen.getByText('Version test')).toBeTruthy()
  })

  it('apply and store the chosen colours, the browser’s bars included', async () => {
    document.head.innerHTML = TWO_BARS
    const { storage } = await open()
    expect(choice('As device').checked).toBe(true)
    fireEvent.click(choice('Dark'))
    // The choice is drawn first, the whole page in its colours a frame later.
    expect([choice('Dark').checked, document.documentElement.dataset['theme']]).toEqual([true, undefined])
    await painted()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect([storage.stored.get('theme'), bars()]).toEqual(['dark', ['#000', '#000']])
    fireEvent.click(choice('Light'))
    await painted()
    expect(bars()).toEqual(['#fff', '#fff'])
    fireEvent.click(choice('As device'))
    await painted()
    expect([storage.stored.has('theme'), bars()]).toEqual([false, ['#fff', '#000']])
  })

  it('colour the browser’s bars as chosen on an earlier visit', async () => {
    document.head.innerHTML = TWO_BARS
    await open({ theme: 'dark' })
    expect(choice('Dark').checked).toBe(true)
    expect(bars()).toEqual(['#000', '#000'])
  })

  it('[CO-01f] a language that is slow to come blocks the page for 5 s at most', async () => {
    const { change, overlays } = await open()
    const loading = vi.spyOn(overlays, 'loading')
    change.mockReturnValueOnce(new Promise(() => {}))
    fireEvent.click(screen.getByRole('radio', { name: 'Tiếng Việt' }))
    await waitFor(() => expect(loading.mock.calls).toEqual([[undefined, { ms: 5_000 }]]))
  })

  it('[LG-01] change the language to another one of the merchant', async () => {
    const { change, overlays } = await open()
    expect(screen.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual([
      ...['As device', 'Light', 'Dark'],
      ...['Tiếng Việt', 'English'],
    ])
    fireEvent.click(choice('Tiếng Việt'))
    expect(change).toHaveBeenCalledWith('VI')
    await waitFor(() => expect(choice('Tiếng Việt').checked).toBe(true))
    expect(overlays.loadings).toBe(0)
  })

  it('[LG-01] of more than six languages show the current one, and the others on request', async () => {
    const { change } = await open({}, ['EN', 'CN', 'VI', 'UR', 'AR', 'TY', 'PT-BR'])
    const row = screen.getByRole('button', { name: 'Language English', expanded: false })
    expect(screen.queryByRole('radio', { name: 'اردو' })).toBeNull()
    fireEvent.click(row)
    expect(row.getAttribute('aria-expanded')).toBe('true')
    const group = screen.getByRole('group', { name: 'Language' })
    expect(within(group).getAllByRole('radio')).toHaveLength(7)
    fireEvent.click(choice('اردو'))
    expect(change).toHaveBeenCalledWith('UR')
    await waitFor(() => expect(choice('اردو').checked).toBe(true))
    expect(screen.getByRole('button', { name: 'Language اردو', expanded: true })).toBe(row)
    fireEvent.click(row)
    expect(screen.queryByRole('radio', { name: 'اردو' })).toBeNull()
  })

  it('name each language in its own language and direction', async () => {
    await open({}, ['EN', 'CN', 'TW', 'UR', 'TY', 'PT-BR'])
    expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull()
    const names = [...document.querySelectorAll<HTMLElement>('label[lang]')]
    expect(names.map(({ lang, dir }) => `${lang} ${dir}`)).toEqual([
      ...['en auto', 'zh-Hans auto', 'zh-Hant auto', 'ur auto', 'ty auto', 'pt-BR auto'],
    ])
  })

  it('report a language that cannot be loaded, and keep the old one', async () => {
    const { change, overlays } = await open()
    change.mockRejectedValueOnce(new Error('offline'))
    fireEvent.click(choice('Tiếng Việt'))
    await waitFor(() => expect(overlays.toasts.map(({ text }) => text)).toEqual([texts.language_unavailable]))
    expect([choice('English').checked, overlays.loadings]).toEqual([true, 0])
  })
})
