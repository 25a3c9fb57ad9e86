import { type ChatConversation, HttpError, sessionEnded } from '@foyer/sdk'
import type { PluginTest } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FRAME_WAIT_MS, OPEN_WAIT_MS, PROVIDER_WAIT_MS, READY_WAIT_MS } from './constants.ts'
import { open, PAGE, provider, start } from './conversation.fake.ts'
import EN from './locales/EN.json'

// The screen's code, as the browser has it after the first chat.
beforeAll(async () => void (await import('./chat-screen.tsx')))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Shows the screen, once its code is loaded. */
async function showScreen(test: PluginTest): Promise<void> {
  await act(async () => {
    render(test.element('ChatScreen'))
    await vi.dynamicImportSettled()
  })
}

describe('/m/chat', () => {
  const show = async (given: Parameters<typeof start>[0], ...providers: readonly ChatConversation[]) => {
    const started = await start(given)
    started.offer(...providers)
    await showScreen(started.test)
    return started
  }
  const frame = (): HTMLElement | null => screen.queryByTitle(EN.title)
  const framed = (): string | null | undefined => frame()?.getAttribute('src')
  const text = (key: keyof typeof EN): string => EN[key].replace('{{name}}', EN.the_chat)

  it('[RO-04] shows the provider’s page, which gets the name, the colour and the language, and a link to it', async () => {
    await show({ member: 0 }, provider())
    expect(open.mock.calls[0]?.[0]).toMatchObject({
      visitor: { name: 'anna', language: 'EN' },
      headerColor: expect.stringMatching(/^#[\da-f]{6}$/),
    })
    expect(framed()).toBe(PAGE.url)
    const trouble = screen.getByText(EN.trouble).parentElement as HTMLDetailsElement
    trouble.open = true
    await act(async () => void fireEvent(trouble, new Event('toggle')))
    expect(screen.getByRole('link', { name: EN.own_window }).getAttribute('href')).toBe(PAGE.url)
  })

  it.each([
    ['VI', 'VI'],
    ['PT-BR', 'PT'],
    ['KM', 'EN'],
  ] as const)('[LG-01][LG-02] a page in %s gives the provider %s', async (language, chat) => {
    await show({ member: 0, language }, provider())
    expect(open.mock.calls[0]?.[0].visitor.language).toBe(chat)
  })

  it('[OV-31] says why it does not open, offers the links, and tries again', async () => {
    const message = 'All agents are busy.'
    const { test, offer } = await start({
      member: 0,
      result: { kind: 'failed', code: 'CH-X', message },
    })
    offer(provider())
    await showScreen(test)
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(screen.getByRole('link', { name: /^Hotline/ }).getAttribute('href')).toBe(
      'https://chat.example/hotline',
    )
    open.mockResolvedValue(PAGE)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    expect(framed()).toBe(PAGE.url)
  })

  it.each([
    ['throws', () => Promise.reject(new Error('vendor')), 'CV-THREW'],
    [
      'throws at once',
      () => {
        throw new Error('vendor')
      },
      'CV-THREW',
    ],
    [
      'gives a page that is not https',
      () => Promise.resolve({ kind: 'page' as const, url: 'javascript:1' }),
      'CV-URL',
    ],
  ])('shows and logs that a provider %s', async (_, opens, code) => {
    const { test, offer } = await start({ member: 0 })
    open.mockImplementation(opens)
    offer(provider())
    await showScreen(test)
    expect(screen.getByRole('alert').textContent).toBe(text('unavailable'))
    expect(test.logger.entries.map(({ subject }) => subject)).toMatchObject([{ code }])
  })

  it.each([
    ['HT-NETWORK', 'blocked'],
    ['HT-OFFLINE', 'offline'],
    ['HT-TIMEOUT', 'no_answer'],
    ['CH-ACME', 'unavailable'],
  ] as const)('names what fails and why: %s, with what support asks for', async (code, key) => {
    await show({ member: 0, result: { kind: 'failed', code } }, provider())
    expect(screen.getByRole('alert').textContent).toBe(text(key))
    expect(screen.getByText(/^Reference/).textContent).toBe(`Reference 7KQ2-9F4T ${code} · version test`)
  })

  it('shows the gateway’s words for a call that was refused, and no own error', async () => {
    const { test, offer } = await start({ member: 0 })
    const answer = { status: 200, errorCode: 'cbs.closed', message: 'The chat is closed.' }
    open.mockRejectedValue(new HttpError('HT-REFUSED', 'chat-cbs.launch', 'refused', answer))
    offer(provider())
    await showScreen(test)
    expect(screen.getByRole('alert').textContent).toBe(answer.message)
    expect(test.logger.entries).toEqual([])
  })

  it('tells that a provider, or a page, does not answer, and does not wait for it any longer', async () => {
    vi.useFakeTimers()
    const { test, offer } = await start({ member: 0 })
    open.mockReturnValueOnce(new Promise(() => {}))
    offer(provider())
    await showScreen(test)
    await act(() => vi.advanceTimersByTimeAsync(OPEN_WAIT_MS))
    expect(screen.getByRole('alert').textContent).toBe(text('no_answer'))
    expect(open.mock.calls[0]?.[0].signal.aborted).toBe(true)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    expect(frame()).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(FRAME_WAIT_MS))
    expect(screen.getByRole('alert').textContent).toBe(text('no_answer'))
    // It may open without a frame.
    expect(screen.getByRole('link', { name: EN.own_window }).getAttribute('href')).toBe(PAGE.url)
    expect(test.logger.entries.map(({ subject }) => subject)).toMatchObject([
      { code: 'CV-TIMEOUT' },
      { code: 'CV-FRAME' },
    ])
  })

  it('a page that has loaded stays, whatever follows', async () => {
    vi.useFakeTimers()
    await show({ member: 0 }, provider())
    const loading = frame()
    expect(loading).toBeTruthy()
    if (loading) act(() => void fireEvent.load(loading))
    await act(() => vi.advanceTimersByTimeAsync(FRAME_WAIT_MS * 2))
    expect(frame()).toBe(loading)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  /** The chat’s page posts a message. */
  const post = (message: unknown): void => {
    const source = new MessageChannel().port1
    Object.defineProperty(frame(), 'contentWindow', { value: source, configurable: true })
    act(() => void dispatchEvent(new MessageEvent('message', { data: message, source })))
  }
  const loaded = async (isReady?: (message: unknown) => boolean) => {
    vi.useFakeTimers()
    const shown = await show({ member: 0, result: { ...PAGE, ...(isReady && { isReady }) } }, provider())
    const page = frame()
    if (page) act(() => void fireEvent.load(page))
    return shown
  }
  const isHello = (message: unknown): boolean => message === 'hello'

  it('[OV-31] tells that a page shows nothing, which should have told that it is there, and keeps it', async () => {
    const { test } = await loaded(isHello)
    post('something else')
    await act(() => vi.advanceTimersByTimeAsync(READY_WAIT_MS - 1))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert').textContent).toBe(text('not_shown'))
    expect(screen.getByRole('link', { name: EN.own_window }).getAttribute('href')).toBe(PAGE.url)
    expect(screen.getByRole('link', { name: /^Hotline/ })).toBeTruthy()
    expect(screen.getByText(/^Reference/).textContent).toContain(' CV-SILENT ')
    expect(test.logger.entries.map(({ subject }) => subject)).toMatchObject([{ code: 'CV-SILENT' }])
    expect(framed()).toBe(PAGE.url)
    // It was slow.
    post('hello')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['has told that it is there', isHello, 'hello'],
    ['is not expected to tell it', undefined, 'hello'],
  ])('leaves a page alone that %s', async (_, isReady, message) => {
    await loaded(isReady)
    post(message)
    await act(() => vi.advanceTimersByTimeAsync(READY_WAIT_MS * 2))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(framed()).toBe(PAGE.url)
  })

  it('logs that a provider throws at a message', async () => {
    const { test } = await loaded(() => {
      throw new Error('vendor')
    })
    post({})
    expect(test.logger.entries.map(({ subject }) => subject)).toMatchObject([{ code: 'CV-THREW' }])
  })

  it('lets the page use what its provider asks for, and nothing else', async () => {
    await show({ member: 0, result: { ...PAGE, allow: ['camera'] } }, provider())
    expect(frame()?.getAttribute('allow')).toBe('camera')
    cleanup()
    await show({ member: 0 }, provider())
    expect(frame()?.getAttribute('allow')).toBe('')
  })

  it('leaves when the vendor shows a window of its own, which the log-out closes', async () => {
    const { navigation, test } = await show({ member: 0, result: { kind: 'shown' } }, provider())
    expect(navigation.backs).toBe(1)
    const { signal } = open.mock.calls[0]?.[0] ?? {}
    cleanup()
    expect(signal?.aborted).toBe(false)
    test.emit(sessionEnded, { reason: 'logout' })
    expect(signal?.aborted).toBe(true)
  })

  it('ends the conversation when it is left', async () => {
    await show({ member: 0 }, provider())
    cleanup()
    expect(open.mock.calls[0]?.[0].signal.aborted).toBe(true)
  })

  it('[RO-02] sends a guest and a member of type -1 to the log-in, and comes back; tells type 4', async () => {
    for (const given of [{}, { member: -1 }]) {
      const { navigation } = await show(given, provider())
      expect(navigation.logins).toEqual(['/m/chat'])
      cleanup()
    }
    await show({ member: 4 }, provider())
    expect(screen.getByRole('alert').textContent).toBe(EN.no_permission)
    expect(open).not.toHaveBeenCalled()
  })

  it('waits for a provider to start, and then leads home', async () => {
    vi.useFakeTimers()
    await show({ member: 0 })
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => void vi.advanceTimersByTime(PROVIDER_WAIT_MS))
    expect(screen.getByRole('alert').textContent).toBe(text('unavailable'))
    expect(screen.getByRole('link', { name: EN.to_home }).getAttribute('href')).toBe('/m/home')
  })
})
