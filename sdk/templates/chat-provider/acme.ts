import {
  type Activate,
  anySignal,
  type ChatOpenResult,
  chatProviders,
  createStore,
  HttpError,
} from '@foyer/sdk'
import { openChat, unreadCount } from './endpoints.ts'
import { linkWithName } from './link.ts'
import type { manifest } from './manifest.ts'

const UNREAD_INTERVAL_MS = 60_000

/**
 * A link for the entries of this vendor, and a conversation for the desk's button. Keep only what the vendor
 * has.
 */
export const activate: Activate<typeof manifest> = (context, { http, i18n }) => {
  const { signal, settings } = context
  context.contribute(chatProviders, {
    kind: 'link',
    key: 'ACME',
    link: (entry, visitor) => linkWithName(entry, visitor, settings.nameParameter),
  })

  const unread = createStore(0)
  const count = async (): Promise<void> => {
    // A count that cannot be fetched stays unchanged: the badge shows no errors.
    const known = await http.call(unreadCount, { signal, alert: false }).catch(() => unread.get())
    if (!signal.aborted) unread.set(known)
  }
  context.interval(() => void count(), UNREAD_INTERVAL_MS)
  void count()

  context.contribute(chatProviders, {
    kind: 'conversation',
    key: 'acme',
    audience: 'member',
    unread,
    async open({ visitor, headerColor, signal: asked }): Promise<ChatOpenResult> {
      try {
        const ends = anySignal(asked, signal)
        const body = { headerColor, language: visitor.language }
        const url = await http.call(openChat, { body, signal: ends, alert: false })
        return ends.aborted ? { kind: 'aborted' } : { kind: 'page', url }
      } catch (error) {
        if (asked.aborted || signal.aborted) return { kind: 'aborted' }
        if (!(error instanceof HttpError)) context.logger.error(error)
        const code = error instanceof HttpError ? error.code : 'CH-ACME-FAILED'
        return { kind: 'failed', code, message: i18n.translate(context.id)('unavailable') }
      }
    },
  })
}
