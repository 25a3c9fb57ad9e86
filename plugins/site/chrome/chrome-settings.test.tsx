import { createStore, type LanguageCode } from '@foyer/sdk'
import { KernelContext, type KernelView, type SlotEntry } from '@foyer/sdk/internal'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { start } from './chrome.fake.ts'
import texts from './locales/EN.json'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  delete document.documentElement.dataset['theme']
})

/** The page is drawn, with what waits for that. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))

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
