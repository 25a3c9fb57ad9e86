import { defineEvent, defineExtensionPoint, defineSlot } from '@foyer/sdk'

/** Around every screen: above it (the header) and below it (the tab bar). `bare`: the screen hides both. */
export const frameTop = defineSlot<{ readonly bare: boolean }>('site.frame-top')
export const frameBottom = defineSlot<{ readonly bare: boolean }>('site.frame-bottom')

/** Above the settings: whose account it is. */
export const settingsHead = defineSlot<{ readonly close: () => void }>('site.settings-head')
/** Rows at the end of the settings. `close` closes the sheet, for a row that navigates. */
export const settingsRows = defineSlot<{ readonly close: () => void }>('site.settings-rows')
/** Opens the settings, from any screen with a header. */
export const settingsRequested = defineEvent<undefined>({ id: 'site.settings-requested' })
/** The end of the screens that a player browses: home, games, customer service. Below what they show. */
export const pageEnd = defineSlot<object>('site.page-end')
/** Blocks at the top of the footer: links to an app, social networks, certificates. */
export const footerBlocks = defineSlot<object>('site.footer-blocks')
/** Buttons and links at the end of the footer's documents: what the law wants to be as easy to find. */
export const footerLinks = defineSlot<object>('site.footer-links')
/** A line that the law asks a plugin for, among those of the footer. */
export interface LegalNote {
  /** Key of the line in the texts of the plugin. */
  readonly text: string
}
/** Lines of the footer beside those of the merchant, by `order`. */
export const legalNotes = defineExtensionPoint<LegalNote>({ id: 'site.legal-notes', cardinality: 'many' })
/** Address of the merchant's logo, contributed once it has loaded; without one the baked logo is shown (EN-31). */
export const logo = defineExtensionPoint<string>({ id: 'site.logo', cardinality: 'one' })

/** A measurement of how the page felt: milliseconds, but CLS, which has no unit. */
export interface VitalReport {
  readonly kind: 'vital'
  /** The route at which the page was opened. */
  readonly route: string
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  readonly value: number
  /** How the page was reached, as web-vitals names it: `navigate`, `reload`, `back-forward-cache` … */
  readonly navigation: string
}
/** A coded error of the site or of a plugin (docs/errors.md). */
export interface ErrorReport {
  readonly kind: 'error'
  readonly route: string
  readonly code: string
  readonly plugin?: string
  readonly phase?: string
  /** How often it happened before the report was sent. */
  readonly count: number
}
/** A violation of the page's Content-Security-Policy. */
export interface PolicyReport {
  readonly kind: 'policy'
  readonly route: string
  /** `script-src-elem` */
  readonly directive: string
  /** The origin that was refused, or a word such as `inline`: see `blockedSource`. */
  readonly blocked: string
  readonly count: number
}
/**
 * One report. `route` is the pattern of the screen's path, `/m/game/:vendor`, never an address: an address may hold a token,
 * a name or what the player has typed.
 */
export type Report = VitalReport | ErrorReport | PolicyReport

/** What one page sends at once. It names no player. */
export interface ReportBatch {
  readonly build: string
  /** The merchant's code. */
  readonly merchant: string
  /** Quality of the connection, as the browser estimates it: `4g`; `unknown` where it does not. */
  readonly connection: string
  /** The player asks for less data. */
  readonly saveData: boolean
  readonly reports: readonly Report[]
}
