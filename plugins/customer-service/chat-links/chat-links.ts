import { type Activate, chatProviders } from '@foyer/sdk'
import type { manifest } from './manifest.ts'

/**
 * The parameter in which each vendor's link takes the visitor's name (EN-22). AICAN's is unknown: its links carry no name
 * until the merchant sets one. COMM100 expects the field's name after `CUSTOM!`, with the `!` not encoded.
 */
const NAME_PARAMETERS = {
  LIVECHAT: 'name',
  COMM100: 'CUSTOM!username',
  COMM100VIP: 'CUSTOM!username',
  MIDUOKE: 'visitorname',
  AICAN: '',
} as const satisfies Readonly<Record<string, string>>

/** A link for each vendor of the table and of the merchant's settings. */
export const activate: Activate<typeof manifest> = (context) => {
  const table = { ...NAME_PARAMETERS, ...context.settings.nameParameters }
  for (const [key, nameParameter] of Object.entries(table))
    context.contribute(chatProviders, { kind: 'link', key, nameParameter })
}
