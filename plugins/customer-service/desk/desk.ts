import { type Activate, chatProviders, createStore } from '@foyer/sdk'
import { conversations, type CustomerService, type CustomerServiceEntry } from '../contract.ts'
import { CONTACT_ICONS } from './contact-kind.ts'
import { entriesFor } from './entries-for.ts'
import type { manifest } from './manifest.ts'
import { type DecodedEntry, readEntries } from './read-entries.ts'

export { ContactUs } from './contact-us.tsx'
export { ServiceScreen } from './service-screen.tsx'

/** Resolves once the first entries are decoded, so that a tap opens one at once: browsers block later windows. */
export const activate: Activate<typeof manifest> = async (context, services) => {
  const { site, session, overlays, navigation, i18n } = services
  const shown = createStore<readonly CustomerServiceEntry[]>([])
  let decoded: readonly DecodedEntry[] = []
  let last: unknown

  const providers = context.contributions(chatProviders)
  const conversation = context.contributions(conversations)
  const show = (): void => {
    const links = providers.get().flatMap(({ value }) => (value.kind === 'link' ? [value] : []))
    const visitor = { userName: session.current.get()?.userName, language: i18n.language.get() }
    const { entries, problems } = entriesFor(decoded, visitor, {
      links,
      parameters: context.settings.nameParameters,
    })
    for (const problem of problems) context.logger.warn(problem.message)
    shown.set(entries)
  }

  const read = async (): Promise<void> => {
    const raw = site.status.get()?.parts?.['customerService']
    // A cached status does not contain the entries; the known ones stay.
    if (raw === undefined || raw === last) return
    last = raw
    try {
      const { desPaths } = await import('./des-paths.ts')
      if (raw !== last) return
      const { entries, problems } = readEntries(raw, desPaths)
      for (const problem of problems) context.logger.warn(problem.message)
      decoded = entries
      show()
    } catch (error) {
      // The chunk could not be loaded; the next status tries again.
      last = undefined
      context.logger.error(error)
    }
  }

  const desk: CustomerService = {
    entries: shown,
    open() {
      const entries = shown.get()
      if (conversation.get()[0]?.value.open({ hasLinks: entries.length > 0 })) return true
      const [only] = entries
      if (!only) return false
      // Outside a tap the browser silently blocks a window, so a link is offered instead.
      const inTap = navigator.userActivation?.isActive ?? true
      if (entries.length === 1 && inTap && navigation.openWindow(only.url)) return true
      const choices = entries.map(({ title, url, kind = 'chat' }, index) => ({
        key: `${index}`,
        label: title,
        icon: CONTACT_ICONS[kind],
        href: url,
      }))
      void overlays.actionSheet({ title: i18n.translate(context.id)('title'), choices })
      return true
    },
  }

  context.defer(site.status.subscribe(() => void read()))
  context.defer(session.current.subscribe(show))
  context.defer(i18n.language.subscribe(show))
  context.defer(providers.subscribe(show))
  await read()
  return { desk }
}
