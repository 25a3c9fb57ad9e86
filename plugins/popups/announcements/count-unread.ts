import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { loadAnnouncements } from './load-announcements.ts'
import type { manifest } from './manifest.ts'
import { ownerOf, readItems } from './player-states.ts'
import { itemsFor } from './should-show.ts'
import { unreadOf } from './unread.ts'

/** How many announcements the player has not read; rejects where they cannot be loaded. */
export async function countUnread(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  signal: AbortSignal,
): Promise<number> {
  const member = services.session.current.get()
  const items = itemsFor(await loadAnnouncements(context, services, member, signal), member)
  return unreadOf(items, readItems(context.storage, ownerOf(member))).length
}
