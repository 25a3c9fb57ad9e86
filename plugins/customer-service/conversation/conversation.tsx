import {
  type Activate,
  type Choice,
  chatProviders,
  createStore,
  type Disposer,
  tabBadges,
  tabs,
} from '@foyer/sdk'
import { lazy, type ReactNode } from 'react'
import { conversations } from '../contract.ts'
import { admission } from './admission.ts'
import { CHAT_PATH, DESK_TAB } from './constants.ts'
import { isConversation, type OwnedConversation } from './is-conversation.ts'
import type { manifest } from './manifest.ts'
import { UnreadTotal } from './unread-total.ts'

/** Every page loads this module, and few players chat: the screen is fetched with the first chat. */
const Screen = lazy(async () => ({ default: (await import('./chat-screen.tsx')).ChatScreen }))
export const ChatScreen = (): ReactNode => <Screen />

/** Contributes the conversations that are on, their number of unread messages, and a tab where the desk has none. */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { session, overlays, navigation, i18n } = services
  const t = i18n.translate<'customer-service.conversation'>(context.id)
  const providers = context.contributions(chatProviders)
  const allTabs = context.contributions(tabs)
  const unread = createStore(0)
  const total = new UnreadTotal(context, services, (count) => unread.set(count))
  let current: readonly OwnedConversation[] = []
  /** The conversation that is open, and what ends it. */
  let shown: OwnedConversation['value'] | undefined
  let close = (): void => {}
  let undo: readonly Disposer[] = []
  let undoTab: Disposer | undefined
  let hasTab = false

  const show = (provider: OwnedConversation): void => {
    const Overlay = lazy(async () => ({ default: (await import('./chat-overlay.tsx')).ChatOverlay }))
    const opened = overlays.open<undefined>((props) => <Overlay {...props} provider={provider} />, {
      label: t('title'),
      kind: 'full',
      priority: 'child',
      key: 'chat',
    })
    shown = provider.value
    close = opened.close
    // What the player has read is counted no more.
    void opened.closed.then(() => context.signal.aborted || total.refresh())
  }
  const choose = async (admitted: readonly OwnedConversation[]): Promise<void> => {
    const choices = admitted.map(({ plugin, value: { key, label } }): Choice => {
      return { key, label: label ? i18n.translate(plugin)(label) : t('title'), icon: 'chat' }
    })
    const chosen = await overlays.actionSheet({ title: t('title'), choices })
    const provider = current.find(({ value }) => value.key === chosen)
    if (provider && !context.signal.aborted) show(provider)
  }
  const open = (hasLinks: boolean): boolean => {
    const player = session.current.get()
    const admitted = current.filter(({ value }) => admission(value, player) === 'admitted')
    const [first] = admitted
    if (first) {
      if (admitted.length > 1) void choose(admitted)
      else show(first)
      return true
    }
    if (current.some(({ value }) => admission(value, player) === 'refused'))
      overlays.toast(t('no_permission'), { kind: 'warning' })
    else if (!hasLinks) navigation.redirectToLogin(CHAT_PATH)
    return !hasLinks
  }

  /** A tab of its own, only while the desk, whose tab opens the conversation too, is off. */
  const updateTab = (): void => {
    const wanted = current.length > 0 && !allTabs.get().some(({ value }) => value.key === DESK_TAB)
    if (wanted === hasTab) return
    // Before the change, of which this function is told too.
    hasTab = wanted
    void undoTab?.()
    undoTab = undefined
    if (!wanted) return
    undoTab = context.contribute(
      tabs,
      {
        key: 'conversation',
        label: 'tab',
        icon: 'chat',
        to: CHAT_PATH,
        badge: unread,
        onPress: () => void open(false),
      },
      { order: 40 },
    )
  }
  const follow = (): void => {
    const next = providers.get().filter(isConversation)
    if (next.length === current.length && next.every(({ value }, at) => value === current[at]?.value)) return
    // Another provider that comes or goes leaves the player's conversation alone.
    if (!next.some(({ value }) => value === shown)) close()
    const wasOn = current.length > 0
    current = next
    if (wasOn !== next.length > 0) {
      for (const each of undo) void each()
      undo =
        next.length > 0
          ? [
              context.contribute(conversations, { open: ({ hasLinks }) => open(hasLinks) }),
              context.contribute(tabBadges, { key: DESK_TAB, count: unread }),
            ]
          : []
    }
    total.follow(current)
    updateTab()
  }

  let player = session.current.get()?.id
  context.defer(() => total.follow([]))
  context.defer(
    session.current.subscribe(() => {
      const id = session.current.get()?.id
      if (id === player) return
      player = id
      close()
      total.follow(current)
    }),
  )
  context.defer(allTabs.subscribe(updateTab))
  context.defer(providers.subscribe(follow))
  follow()
}
