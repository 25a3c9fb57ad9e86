import {
  type ChatConversation,
  type ChatOpenResult,
  chatProviders,
  createStore,
  I18N,
  NAVIGATION,
  OVERLAYS,
  SESSION,
  sessionEnded,
  tabBadges,
  tabs,
} from '@foyer/sdk'
import {
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeServices,
  fakeSession,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { conversations, CUSTOMER_SERVICE } from '../contract.ts'
import { PROVIDER_WAIT_MS } from './constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

const PAGE = { kind: 'page', url: 'https://chat.example/c/1' } as const
const ENTRIES = [{ title: 'Hotline', url: 'https://chat.example/hotline' }]
const unread = createStore(3)
const open = vi.fn<ChatConversation['open']>()
const provider = (part: Partial<ChatConversation> = {}): ChatConversation => ({
  kind: 'conversation',
  key: 'acme',
  audience: 'member',
  unread,
  open,
  ...part,
})

async function start({ member, result = PAGE }: { member?: number; result?: ChatOpenResult } = {}) {
  open.mockReset().mockResolvedValue(result)
  unread.set(3)
  const session = fakeSession()
  if (member !== undefined) session.start(testMember({ type: member, userName: 'anna' }))
  const overlays = fakeOverlays()
  const navigation = fakeNavigation()
  const services = {
    ...fakeServices(),
    [SESSION]: session,
    [OVERLAYS]: overlays,
    [I18N]: fakeI18n(EN),
    [CUSTOMER_SERVICE]: { entries: createStore(ENTRIES), open: () => true },
    [NAVIGATION]: navigation,
  }
  const test = await testPlugin(plugin, { services, texts: EN })
  const offer = (...providers: readonly ChatConversation[]): void =>
    test.contributeOthers(chatProviders, providers)
  const conversation = () => test.contributions(conversations)[0]
  const badge = () => test.contributions(tabBadges)[0]?.count.get()
  return { test, services, session, overlays, navigation, offer, conversation, badge }
}
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the conversation that is on', () => {
  it('[OV-19][RO-04] is there while a provider is, with the number of unread messages on the desk’s tab', async () => {
    const { test, offer, conversation, badge } = await start({ member: 0 })
    expect([conversation(), badge(), test.contributions(tabs)]).toEqual([undefined, undefined, []])
    offer(provider())
    expect(badge()).toBe(3)
    unread.set(4)
    expect(badge()).toBe(4)
    offer()
    expect([conversation(), badge(), test.contributions(tabs)]).toEqual([undefined, undefined, []])
  })

  it.each([
    ['a guest', undefined, 0],
    ['a member who may not chat', 4, 0],
    ['a player', 1, 3],
  ])('[RO-02] counts for %s', async (_, member, count) => {
    const { offer, badge } = await start(member === undefined ? {} : { member })
    offer(provider())
    expect(badge()).toBe(count)
  })

  it.each([[-1], [Number.NaN], [1.5]])('shows no badge for a count of %s', async (count) => {
    const { offer, badge } = await start({ member: 0 })
    unread.set(count)
    offer(provider())
    expect(badge()).toBe(0)
  })

  it('[OV-31] has a tab of its own only while the desk has none', async () => {
    const { test, offer } = await start({ member: 0 })
    offer(provider())
    expect(test.contributions(tabs).map(({ key, to }) => [key, to])).toEqual([['conversation', '/m/chat']])
    test.contributeOthers(tabs, [{ key: 'chat', label: 'tab', icon: 'chat', to: '/m/customerService' }])
    expect(test.contributions(tabs)).toEqual([])
  })

  it('[RO-04] opens for a member, once however often he taps', async () => {
    const { offer, conversation, overlays } = await start({ member: 0 })
    offer(provider())
    expect(conversation()?.open({ hasLinks: true })).toBe(true)
    expect(conversation()?.open({ hasLinks: true })).toBe(true)
    expect(overlays.opened.map(({ options }) => options.label)).toEqual([EN.title])
  })

  it('[RO-02] sends a guest to the links, or to the log-in where there are none', async () => {
    const { offer, conversation, overlays, navigation } = await start()
    offer(provider())
    expect(conversation()?.open({ hasLinks: true })).toBe(false)
    expect(navigation.logins).toEqual([])
    expect(conversation()?.open({ hasLinks: false })).toBe(true)
    expect(navigation.logins).toEqual(['/m/chat'])
    offer(provider({ audience: 'all' }))
    expect(conversation()?.open({ hasLinks: true })).toBe(true)
    expect(overlays.opened).toHaveLength(1)
  })

  it('[RO-02] tells a member of type 4 that the chat is not for him', async () => {
    const { offer, conversation, overlays } = await start({ member: 4 })
    offer(provider())
    expect(conversation()?.open({ hasLinks: true })).toBe(false)
    expect(conversation()?.open({ hasLinks: false })).toBe(true)
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.no_permission, EN.no_permission])
    expect(overlays.opened).toEqual([])
  })

  it('closes when the member logs out, and when the provider stops', async () => {
    const { offer, conversation, overlays, session } = await start({ member: 0 })
    offer(provider())
    conversation()?.open({ hasLinks: true })
    session.end('logout')
    expect(overlays.opened[0]?.open).toBe(false)
    session.start(testMember())
    conversation()?.open({ hasLinks: true })
    offer()
    expect(overlays.opened[1]?.open).toBe(false)
  })
})

describe('/m/chat', () => {
  const show = async (given: Parameters<typeof start>[0], ...providers: readonly ChatConversation[]) => {
    const started = await start(given)
    started.offer(...providers)
    await act(async () => void render(started.test.element('ChatScreen')))
    return started
  }
  const framed = (): string | null | undefined => screen.queryByTitle(EN.title)?.getAttribute('src')

  it('[RO-04] shows the provider’s page, which gets the name, the colour and the language, and a link to it', async () => {
    document.head.innerHTML = '<meta name="theme-color" content="#0f5">'
    await show({ member: 0 }, provider())
    expect(open.mock.calls[0]?.[0]).toMatchObject({
      visitor: { name: 'anna', language: 'EN' },
      headerColor: '#00ff55',
    })
    expect(framed()).toBe(PAGE.url)
    expect(screen.getByRole('link', { name: EN.own_window }).getAttribute('href')).toBe(PAGE.url)
    document.head.innerHTML = ''
  })

  it('[OV-31] says why it does not open, offers the links, and tries again', async () => {
    const message = 'All agents are busy.'
    const { test, offer } = await start({
      member: 0,
      result: { kind: 'failed', code: 'CH-X', message },
    })
    offer(provider())
    await act(async () => void render(test.element('ChatScreen')))
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(screen.getByRole('link', { name: 'Hotline' }).getAttribute('href')).toBe(
      'https://chat.example/hotline',
    )
    open.mockResolvedValue(PAGE)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    expect(framed()).toBe(PAGE.url)
  })

  it.each([
    ['throws', () => Promise.reject(new Error('vendor')), 'CV-THREW'],
    ['throws at once', () => { throw new Error('vendor') }, 'CV-THREW'], // prettier-ignore
    [
      'gives a page that is not https',
      () => Promise.resolve({ kind: 'page' as const, url: 'javascript:1' }),
      'CV-URL',
    ],
  ])('shows and logs that a provider %s', async (_, opens, code) => {
    const { test, offer } = await start({ member: 0 })
    open.mockImplementation(opens)
    offer(provider())
    await act(async () => void render(test.element('ChatScreen')))
    expect(screen.getByRole('alert').textContent).toBe(EN.unavailable)
    expect(test.logger.entries.map(({ subject }) => subject)).toMatchObject([{ code }])
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

  it('[RO-02] sends a guest to the log-in, and comes back; tells type 4', async () => {
    const { navigation } = await show({}, provider())
    expect(navigation.logins).toEqual(['/m/chat'])
    cleanup()
    await show({ member: 4 }, provider())
    expect(screen.getByRole('alert').textContent).toBe(EN.no_permission)
    expect(open).not.toHaveBeenCalled()
  })

  it('waits for a provider to start, and then leads home', async () => {
    vi.useFakeTimers()
    await show({ member: 0 })
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => void vi.advanceTimersByTime(PROVIDER_WAIT_MS))
    expect(screen.getByRole('alert').textContent).toBe(EN.unavailable)
    expect(screen.getByRole('link', { name: EN.to_home }).getAttribute('href')).toBe('/m/home')
  })
})
