import { defineExtensionPoint, defineSlot } from '@foyer/sdk'

/** Around every screen: above it (the header) and below it (the tab bar). `bare`: the screen hides both. */
export const frameTop = defineSlot<{ readonly bare: boolean }>('site.frame-top')
export const frameBottom = defineSlot<{ readonly bare: boolean }>('site.frame-bottom')

/** Above the settings: whose account it is. */
export const settingsHead = defineSlot<{ readonly close: () => void }>('site.settings-head')
/** Rows at the end of the settings. `close` closes the sheet, for a row that navigates. */
export const settingsRows = defineSlot<{ readonly close: () => void }>('site.settings-rows')
/** Address of the merchant's logo, contributed once it has loaded; without one the baked logo is shown (EN-31). */
export const logo = defineExtensionPoint<string>({ id: 'site.logo', cardinality: 'one' })
