import {
  type Activate,
  type ChatConversation,
  chatProviders,
  createStore,
  type Disposer,
  tabBadges,
  tabs,
} from '@foyer/sdk'
import { conversations } from '../contract.ts'
import { admission } from './admission.ts'
import { ChatOverlay } from './chat-overlay.tsx'
import { CHAT_PATH, DESK_TAB } from './constants.ts'
import { isConversation } from './is-conversation.ts'
import type { manifest } from './manifest.ts'

export { ChatScreen } from './chat-screen.tsx'

/** Contributes the conversation that is on, its number of unread messages, and a tab where the desk has none. */
export const activate: Activate<typeof manifest> = (context, { session, overlays, navigation, i18n }) => {
  const t = i18n.translate(context.id)
  const providers = context.contributions(chatProviders)
  const allTabs = context.contributions(tabs)
  const unread = createStore(0)
  let current: ChatConversation | undefined
  /** The overlay that is open. */
  let close = (): void => {}
  let undo: readonly Disposer[] = []
  let hasTab = false
  let undoTab: Disposer | undefined
  let stopCounting: Disposer | undefined

  const show = (provider: ChatConversation): void => {
    const opened = overlays.open<undefined>((props) => <ChatOverlay {...props} provider={provider} />, {
      label: t('title'),
      kind: 'full',
      priority: 'child',
      key: 'chat',
    })
    close = opened.close
  }
  const open = (provider: ChatConversation, hasLinks: boolean): boolean => {
    const admitted = admission(provider, session.current.get())
    if (admitted === 'admitted') show(provider)
    else if (admitted === 'refused') overlays.toast(t('no_permission'), { kind: 'warning' })
    else if (!hasLinks) navigation.redirectToLogin(CHAT_PATH)
    return admitted === 'admitted' || !hasLinks
  }

  const count = (): void => {
    const known = current?.unread?.get() ?? 0
    const counts = current && admission(current, session.current.get()) === 'admitted'
    unread.set(counts && Number.isSafeInteger(known) ? Math.max(0, known) : 0)
  }
  /** A tab of its own, only while the desk, whose tab opens the conversation too, is off. */
  const updateTab = (): void => {
    const wanted = current !== undefined && !allTabs.get().some(({ value }) => value.key === DESK_TAB)
    if (wanted === hasTab) return
    // Before the change, of which this function is told too.
    hasTab = wanted
    void undoTab?.()
    undoTab = undefined
    if (!wanted || !current) return
    const provider = current
    undoTab = context.contribute(
      tabs,
      {
        key: 'conversation',
        label: 'tab',
        icon: 'chat',
        to: CHAT_PATH,
        badge: unread,
        onPress: () => void open(provider, false),
      },
      { order: 40 },
    )
  }
  const follow = (): void => {
    const next = providers.get().find(({ value }) => isConversation(value))?.value
    const provider = next && isConversation(next) ? next : undefined
    if (provider === current) return
    close()
    void stopCounting?.()
    for (const each of undo) void each()
    undo = []
    stopCounting = undefined
    // The tab of the provider before goes, whatever follows.
    current = undefined
    updateTab()
    current = provider
    if (provider) {
      stopCounting = provider.unread?.subscribe(count)
      undo = [
        context.contribute(conversations, { open: ({ hasLinks }) => open(provider, hasLinks) }),
        context.contribute(tabBadges, { key: DESK_TAB, count: unread }),
      ]
    }
    count()
    updateTab()
  }

  let player = session.current.get()?.id
  context.defer(() => void stopCounting?.())
  context.defer(
    session.current.subscribe(() => {
      const id = session.current.get()?.id
      if (id === player) return
      player = id
      close()
      count()
    }),
  )
  context.defer(allTabs.subscribe(updateTab))
  context.defer(providers.subscribe(follow))
  follow()
}
