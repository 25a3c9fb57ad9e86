import {
  type ChatConversation,
  type ChatOpenResult,
  chatProviders,
  createStore,
  I18N,
  type LanguageCode,
  NAVIGATION,
  OVERLAYS,
  SESSION,
  tabBadges,
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
import { vi } from 'vitest'
import { conversations, CUSTOMER_SERVICE } from '../contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const PAGE = { kind: 'page', url: 'https://chat.example/c/1' } as const
const ENTRIES = [{ title: 'Hotline', url: 'https://chat.example/hotline' }]
export const unread = createStore(3)
export const open = vi.fn<ChatConversation['open']>()
export const provider = (part: Partial<ChatConversation> = {}): ChatConversation => ({
  kind: 'conversation',
  key: 'acme',
  audience: 'member',
  unread,
  open,
  ...part,
})

interface Given {
  readonly member?: number
  readonly result?: ChatOpenResult
  readonly language?: LanguageCode
}

/** Starts the plugin with fakes around it; `member`: type of the member, without it a guest. */
export async function start({ member, result = PAGE, language }: Given = {}) {
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
    [I18N]: fakeI18n(EN, language),
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
