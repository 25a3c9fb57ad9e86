import { defineExtensionPoint, defineSlot } from '@foyer/sdk'

/** Around every screen: above it (the header) and below it (the tab bar). `bare`: the screen wants neither. */
export const frameTop = defineSlot<{ readonly bare: boolean }>('site.frame-top')
export const frameBottom = defineSlot<{ readonly bare: boolean }>('site.frame-bottom')

/** Above the settings: whose they are. */
export const settingsHead = defineSlot<{ readonly close: () => void }>('site.settings-head')
/** Rows at the end of the settings. `close` takes the sheet away: for whoever leads elsewhere. */
export const settingsRows = defineSlot<{ readonly close: () => void }>('site.settings-rows')
/** Address of the merchant's logo, once it is known to load; where nobody has one, the page shows the baked one (EN-31). */
export const logo = defineExtensionPoint<string>({ id: 'site.logo', cardinality: 'one' })
