import { type Activate, chatProviders } from '@foyer/sdk'
import { NAME_PARAMETERS } from './constants.ts'
import type { manifest } from './manifest.ts'

/** A link for each vendor of the table and of the merchant's settings. */
export const activate: Activate<typeof manifest> = (context) => {
  const table = { ...NAME_PARAMETERS, ...context.settings.nameParameters }
  for (const [key, nameParameter] of Object.entries(table))
    context.contribute(chatProviders, { kind: 'link', key, nameParameter })
}
