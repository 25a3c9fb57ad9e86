import { defineExtensionPoint, defineSlot, type ExtensionPoint, type SlotPoint } from '../points.ts'
import type { Store } from '../store.ts'

/** Sections of the home screen, top to bottom by `order`: hero 10, marquee 20, games 30. */
export const homeSections: SlotPoint<{ readonly guest: boolean }> = defineSlot('site.home-sections')

/** Beside the logo in the header, at the end: log in, log out, balance. */
export const headerActions: SlotPoint<{ readonly compact: boolean }> = defineSlot('site.header-actions')

/** A tab of the bottom bar, in order. */
export interface Tab {
  readonly key: string
  /** Key of its label in the contributing plugin's texts, and that plugin's id. */
  readonly label: string
  readonly namespace: string
  readonly icon: 'home' | 'games' | 'gift' | 'chat' | 'user'
  /** A place of this site. */
  readonly to: string
  /** What a tap does in place of going to `to`: a chat that opens over the page. */
  readonly press?: () => void
  /**
   * The token of an `Opener` that a tap asks first, for a tab that stands before its plugin's code. The plugin is started at
   * the player's first touch of the page; a tap that comes before it leads to `to`.
   */
  readonly opens?: string
  /** How many things wait there, such as unread messages; nothing is shown for 0. */
  readonly badge?: Store<number>
}

/** A service that opens something over the page. */
export interface Opener {
  /** To be called inside the tap. False: there was nothing to open. */
  open(): boolean
}

export const tabs: ExtensionPoint<Tab> = defineExtensionPoint({
  id: 'site.tabs',
  cardinality: 'keyed',
  startsAt: 'demand',
})
