import { defineSlot } from '@foyer/sdk'

/** Around every screen: above it (the header) and below it (the tab bar). `bare`: the screen wants neither. */
export const frameTop = defineSlot<{ readonly bare: boolean }>('site.frame-top')
export const frameBottom = defineSlot<{ readonly bare: boolean }>('site.frame-bottom')

/** Rows at the end of the settings. `close` takes the sheet away: for whoever leads elsewhere. */
export const settingsRows = defineSlot<{ readonly close: () => void }>('site.settings-rows')
