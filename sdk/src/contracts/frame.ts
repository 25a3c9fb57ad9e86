import { defineExtensionPoint, defineSlot, type ExtensionPoint, type SlotPoint } from '../points.ts'
import type { Store } from '../store.ts'

/**
 * Sections of the home screen, from the top by `order`: hero 10, marquee 20, games 30. `guest`: nobody is
 * signed in.
 */
export const homeSections: SlotPoint<{ readonly guest: boolean }> = defineSlot('site.home-sections')

/** The header's end, beside the logo: log in, log out, balance. `compact`: there is little room. */
export const headerActions: SlotPoint<{ readonly compact: boolean }> = defineSlot('site.header-actions')

/** A tab of the bottom bar. */
export interface Tab {
  /** `home`, `chat`. One plugin for each. */
  readonly key: string
  /** Key of its label in the plugin's texts. */
  readonly label: string
  readonly icon: 'home' | 'games' | 'gift' | 'chat' | 'user'
  /** The page that it leads to: `/m/…`. */
  readonly to: string
  /** What a tap does instead of going to `to`, such as opening a chat over the page. */
  readonly onPress?: () => void
  /**
   * Token of an `Opener` of the plugin's, which a tap asks first, for a tab that is placed in a manifest. The
   * plugin's code is started when the player first touches the page; a tap before it has started leads to
   * `to`.
   */
  readonly openerToken?: string
  /** The number that is shown on the tab, such as that of unread messages; nothing is shown for 0. */
  readonly badge?: Store<number>
}

/** A service that opens something over the page. */
export interface Opener {
  /** Called within the player's tap. `false`: there is nothing to open. */
  open(): boolean
}

/** The tabs of the bottom bar, by `order`. */
export const tabs: ExtensionPoint<Tab> = defineExtensionPoint({
  id: 'site.tabs',
  cardinality: 'keyed',
  startsAt: 'demand',
})
