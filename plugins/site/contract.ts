import { defineExtensionPoint, defineSlot } from '@foyer/sdk'

/** Around every screen: above it (the header) and below it (the tab bar). `bare`: the screen hides both. */
export const frameTop = defineSlot<{ readonly bare: boolean }>('site.frame-top')
export const frameBottom = defineSlot<{ readonly bare: boolean }>('site.frame-bottom')

/** Above the settings: whose account it is. */
export const settingsHead = defineSlot<{ readonly close: () => void }>('site.settings-head')
/** Rows at the end of the settings. `close` closes the sheet, for a row that navigates. */
export const settingsRows = defineSlot<{ readonly close: () => void }>('site.settings-rows')
/** The end of the screens that a player browses: home, games, customer service. Below what they show. */
export const pageEnd = defineSlot<object>('site.page-end')
/** Blocks at the top of the footer: links to an app, social networks, certificates. */
export const footerBlocks = defineSlot<object>('site.footer-blocks')
/** A line that the law asks a plugin for, among those of the footer. */
export interface LegalNote {
  /** Key of the line in the texts of the plugin. */
  readonly text: string
}
/** Lines of the footer beside those of the merchant, by `order`. */
export const legalNotes = defineExtensionPoint<LegalNote>({ id: 'site.legal-notes', cardinality: 'many' })
/** Address of the merchant's logo, contributed once it has loaded; without one the baked logo is shown (EN-31). */
export const logo = defineExtensionPoint<string>({ id: 'site.logo', cardinality: 'one' })
