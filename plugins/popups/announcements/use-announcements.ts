import { type Loaded, useLoaded, usePluginContext, useServices, useStore } from '@foyer/sdk'
import type { Announcement } from './announcement.ts'
import { loadAnnouncements } from './load-announcements.ts'
import type { manifest } from './manifest.ts'
import { itemsFor } from './should-show.ts'

/** The announcements of the player who looks at them. */
export function useAnnouncements(): Loaded<readonly Announcement[]> {
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const { i18n, session } = services
  const language = useStore(i18n.language)
  return useLoaded<readonly Announcement[]>(async (signal) => {
    const member = session.current.get()
    return itemsFor(await loadAnnouncements(context, services, member, signal), member)
  }, language)
}
