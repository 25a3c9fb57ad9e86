import { defineExtensionPoint, type ExtensionPoint } from '../points.ts'
import type { Tab } from './frame.ts'

/** A row of the member area's menu: the way into a screen of a plugin. */
export interface MemberMenuEntry {
  /** `rewards`. One plugin for each. */
  readonly key: string
  /** Key of its label in the plugin's texts. */
  readonly label: string
  /** The name of an icon of the site, or the data of an own one: an SVG path on a grid of 24 × 24, drawn in the text's colour. */
  readonly icon: Tab['icon']
  /** The page that it leads to: `/m/…`. */
  readonly to: string
}

/** The rows of the member area's menu (RT-05), by `order`. Contribute them in the manifest: a row starts no code. */
export const memberMenu: ExtensionPoint<MemberMenuEntry> = defineExtensionPoint({
  id: 'member.menu',
  cardinality: 'keyed',
  startsAt: 'demand',
})
