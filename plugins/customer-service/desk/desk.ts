import { type Activate, chatProviders, createStore } from '@foyer/sdk'
import { isSilentFailure } from '../../site/contract/is-silent-failure.ts'
import { CONTACT_ICONS } from '../shared/contact-icons.ts'
import {
  chatWanted,
  conversations,
  type CustomerService,
  type CustomerServiceEntry,
  pathCodecs,
} from '../contract.ts'
import { entriesFor } from './entries-for.ts'
import type { manifest } from './manifest.ts'
import { type DecodedEntry, readLists } from './read-entries.ts'

export { ContactUs } from './contact-us.tsx'
export { ServiceScreen } from './service-screen.tsx'

/** Resolves once the first entries are decoded, so that a tap opens one at once: browsers block later windows. */
export const activate: Activate<typeof manifest> = async (context, services) => {
  const { site, session, overlays, navigation, i18n, http } = services
  const { logger, signal } = context
  const shown = createStore<readonly CustomerServiceEntry[]>([])
  const reading = createStore(false)
  let reads = 0
  const countReads = (by: 1 | -1): void => {
    reads += by
    reading.set(reads > 0)
  }
  const providers = context.contributions(chatProviders)
  const conversation = context.contributions(conversations)
  const codecs = context.contributions(pathCodecs)
  let decoded: readonly DecodedEntry[] = []
  let fromSiteInfo: unknown
  let lastRead: readonly unknown[] = []

  const show = (): void => {
    const links = providers.get().flatMap(({ value }) => (value.kind === 'link' ? [value] : []))
    const visitor = { userName: session.current.get()?.userName, language: i18n.language.get() }
    const { entries, problems } = entriesFor(decoded, visitor, links)
    for (const problem of problems) logger.warn(problem.message)
    shown.set(entries)
  }

  const read = async (): Promise<void> => {
    const codec = codecs.get()[0]?.value
    // A cached status does not contain the entries; the known ones stay.
    const fromStatus = site.status.get()?.parts?.['customerService'] ?? lastRead[0]
    const toRead = [fromStatus, fromSiteInfo, codec]
    if (toRead.every((part, index) => part === lastRead[index])) return
    lastRead = toRead
    countReads(1)
    try {
      const used = codec ?? (await import('./des-paths.ts')).desPaths
      if (toRead !== lastRead) return
      const { entries, problems } = readLists([fromStatus, fromSiteInfo], used)
      for (const problem of problems) logger.warn(problem.message)
      decoded = entries
      show()
    } catch (error) {
      // The chunk could not be loaded; the next status tries again.
      if (toRead === lastRead) lastRead = []
      logger.error(error)
    } finally {
      countReads(-1)
    }
  }

  const askSiteInfo = async (): Promise<void> => {
    countReads(1)
    try {
      const { getSiteInfo } = await import('./endpoints.ts')
      fromSiteInfo = await http.call(getSiteInfo, { alert: false, signal })
      if (!signal.aborted) await read()
    } catch (error) {
      if (!signal.aborted && !isSilentFailure(error))
        logger.warn('CS-INFO: the site info could not be loaded', error)
    } finally {
      countReads(-1)
    }
  }

  const desk: CustomerService = {
    entries: shown,
    reading,
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
      void overlays.actionSheet({
        title: i18n.translate<'customer-service.desk'>(context.id)('title'),
        choices,
      })
      return true
    },
  }

  context.defer(site.status.subscribe(() => void read()))
  context.defer(codecs.subscribe(() => void read()))
  context.defer(session.current.subscribe(show))
  context.defer(i18n.language.subscribe(show))
  context.defer(providers.subscribe(show))
  context.emit(chatWanted, undefined)
  if (context.settings.siteInfo) void askSiteInfo()
  await read()
  return { desk }
}
