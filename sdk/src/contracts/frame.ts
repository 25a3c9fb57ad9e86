import { defineExtensionPoint, defineSlot, type ExtensionPoint, type SlotPoint } from '../points.ts'
import type { Store } from '../store.ts'

/**
 * Sections of the home screen, from the top by `order`: hero 10, marquee 20, games 30. `guest`: nobody is
 * signed in.
 */
export const homeSections: SlotPoint<{ readonly guest: boolean }> = defineSlot('site.home-sections')

/** The header's end, beside the logo: log in, log out, balance. */
export const headerActions: SlotPoint<{
  /** Opens the settings, which begin with the member's account. */
  readonly openSettings: () => void
}> = defineSlot('site.header-actions')

/** A tab of the bottom bar. */
export interface Tab {
  /** `home`, `chat`. One plugin for each. */
  readonly key: string
  /** Key of its label in the plugin's texts. */
  readonly label: string
  /** The name of an icon of the site, or the data of an own one: an SVG path on a grid of 24 × 24, drawn in the text's colour. */
  readonly icon: 'home' | 'games' | 'gift' | 'chat' | 'user' | `M${string}`
  /** The page that it leads to: `/m/…`. */
  readonly to: string
  /** What a tap does instead of going to `to`, such as opening a chat over the page. */
  readonly onPress?: () => void
  /**
   * Token of the plugin's `Opener`, which a tap calls first, for a tab that a manifest contributes. The
   * plugin is started when the player first touches the page; a tap before it has started leads to `to`.
   */
  readonly openerToken?: string
  /** The number on the tab, such as unread messages; 0 is not shown. */
  readonly badge?: Store<number>
}

/** A number on a tab, from another plugin than the tab's own. */
export interface TabBadge {
  /** The tab's key: `chat`. One plugin for each. */
  readonly key: string
  /** 0 is not shown. */
  readonly count: Store<number>
}

/** Numbers on the tabs of the bottom bar, such as unread messages (OV-19); they replace the tab's own. */
export const tabBadges: ExtensionPoint<TabBadge> = defineExtensionPoint({
  id: 'site.tab-badges',
  cardinality: 'keyed',
})

/** A service that opens an overlay or a chat over the page. */
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
