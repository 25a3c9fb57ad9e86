import type { ContextOf, ServicesOf, SessionInfo } from '@foyer/sdk'
import type { Announcement } from './announcement.ts'
import { getMemberAnnouncements, getVisitorAnnouncements } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** The part of the specification's query that selects the list (CA-17). */
const QUERY = { types: 'PR', platform: 'M' }
const VISITORS = { ...QUERY, category: 'app_download' }

/**
 * The announcements that the gateway has for a player, of every execution. An invalid entry is reported and left out.
 *
 * @throws HttpError
 */
export async function loadAnnouncements(
  { logger }: Pick<ContextOf<typeof manifest>, 'logger'>,
  { http }: Pick<ServicesOf<typeof manifest>, 'http'>,
  member: SessionInfo | undefined,
  signal: AbortSignal,
): Promise<readonly Announcement[]> {
  const options = { alert: false, signal } as const
  const { items, refused } = await (member
    ? http.call(getMemberAnnouncements, { ...options, query: QUERY })
    : http.call(getVisitorAnnouncements, { ...options, query: VISITORS }))
  if (refused.length > 0) logger.warn('AN-SHAPE: the list contains an entry that is no announcement', refused)
  return items
}
