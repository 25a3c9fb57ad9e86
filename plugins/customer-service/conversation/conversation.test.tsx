import { createStore, tabs } from '@foyer/sdk'
import { testMember } from '@foyer/sdk/testing'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { provider, start, unread } from './conversation.fake.ts'
import EN from './locales/EN.json'

// The screen's code, as the browser has it after the first chat.
beforeAll(async () => void (await import('./chat-screen.tsx')))

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

  it('[OV-19] lets the player choose between several, and adds up what is unread', async () => {
    const { offer, conversation, overlays, badge } = await start({ member: 0 })
    offer(provider(), provider({ key: 'other', unread: createStore(4) }))
    expect(badge()).toBe(7)
    expect(conversation()?.open({ hasLinks: true })).toBe(true)
    expect(overlays.choices[0]?.choices.map(({ key }) => key)).toEqual(['acme', 'other'])
    expect(overlays.opened).toEqual([])
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

  it('[RO-02] sends a member of type -1 to the log-in, as a guest', async () => {
    const { offer, conversation, overlays, navigation } = await start({ member: -1 })
    offer(provider())
    expect(conversation()?.open({ hasLinks: true })).toBe(false)
    expect(conversation()?.open({ hasLinks: false })).toBe(true)
    expect(navigation.logins).toEqual(['/m/chat'])
    expect([overlays.opened, overlays.toasts]).toEqual([[], []])
  })

  it('[RO-02] [EN-02a] tells a member of type 4 that the chat is not for him', async () => {
    const { offer, conversation, overlays } = await start({ member: 4 })
    offer(provider())
    expect(conversation()?.open({ hasLinks: true })).toBe(false)
    expect(conversation()?.open({ hasLinks: false })).toBe(true)
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.no_permission, EN.no_permission])
    expect(overlays.opened).toEqual([])
  })

  it('[RO-04] stays open while another provider comes and goes', async () => {
    const { overlays, offer, conversation } = await start({ member: 0 })
    const first = provider()
    offer(first)
    conversation()?.open({ hasLinks: false })
    offer(first, provider({ key: 'other' }))
    offer(first)
    expect(overlays.opened[0]?.open).toBe(true)
    offer(provider({ key: 'other' }))
    expect(overlays.opened[0]?.open).toBe(false)
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
