import { type Activate, chatProviders } from '@foyer/sdk'
import type { manifest } from './manifest.ts'

/** Links of the site's entries, and a conversation on the site. Keep what the vendor has. */
export const activate: Activate<typeof manifest> = (context) => {
  const { page, nameParameter, languageParameter } = context.settings
  context.contribute(chatProviders, { kind: 'link', key: 'ACME', nameParameter })
  context.contribute(chatProviders, {
    kind: 'conversation',
    key: 'acme',
    label: 'name',
    audience: 'member',
    // A vendor that counts unread messages has `countUnread` as well.
    open({ visitor: { name, language } }) {
      const url = new URL(page, location.href)
      // A vendor may know neither an encoded parameter nor a space as `+`, which `searchParams` make of them.
      for (const [key, value] of Object.entries({ [nameParameter]: name, [languageParameter]: language }))
        if (key && value) url.search += `${url.search && '&'}${key}=${encodeURIComponent(value)}`
      return Promise.resolve({ kind: 'page', url: url.href })
    },
  })
}
