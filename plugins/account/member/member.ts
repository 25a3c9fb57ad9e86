import type { Activate } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { memberStores } from './member-stores.ts'

/** The module's exports, by the names that the manifest gives. */
export { Benefits, MemberHome } from './lazy-screens.tsx'
export { MemberCard } from './member-card.tsx'

export const activate: Activate<typeof manifest> = (context, services) => {
  context.defer(memberStores(context, services).rank.start())
}
