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

/** `PL-THREW`, `HT-STATUS`; a code of another library is not reported, because nobody knows what it may contain. */
const CODE = /^[A-Z]{2,8}(?:-[A-Z]{1,16}){1,3}$/
/** `site.reports` */
const PLUGIN = /^[a-z\d-]{1,40}(?:\.[a-z\d-]{1,40}){0,3}$/
/** A phase, a directive, or a keyword of a blocked source: `script-src-elem`, `wasm-eval`. */
const WORD = /^[a-z-]{1,32}$/

/** @param value as web-vitals gives it */
export const vitalReport = ({ name, value, navigationType }: VitalMetric, route: string): VitalReport => ({
  kind: 'vital',
  route,
  name,
  value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
  navigation: navigationType,
})
/** The parts of a metric of web-vitals that are reported. */
export interface VitalMetric {
  readonly name: VitalReport['name']
  readonly value: number
  readonly navigationType: string
}

/** `undefined` for an error whose code is not one of the site's or of a plugin's. */
export function errorReport(
  error: { readonly code: string; readonly plugin?: string; readonly phase?: string },
  route: string,
): ErrorReport | undefined {
  const { code, plugin = '', phase = '' } = error
  if (!CODE.test(code)) return undefined
  return {
    kind: 'error',
    route,
    code,
    ...(PLUGIN.test(plugin) && { plugin }),
    ...(WORD.test(phase) && { phase }),
    count: 1,
  }
}

/** `undefined` for what is no directive. @param blocked as the browser gives it: an address or a keyword */
export function policyReport(directive: string, blocked: string, route: string): PolicyReport | undefined {
  if (!WORD.test(directive)) return undefined
  return { kind: 'policy', route, directive, blocked: blockedSource(blocked), count: 1 }
}

/**
 * What was blocked, without anything that a page or a player may have written: the origin of a web address, the scheme of
 * another one (`chrome-extension:`), the browser's keyword (`inline`), else `other`.
 */
export function blockedSource(blocked: string): string {
  if (WORD.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'other'
  const { origin, protocol } = new URL(blocked)
  if (/^(?:http|ws)s?:$/.test(protocol)) return origin
  return WORD.test(protocol.slice(0, -1)) ? protocol : 'other'
}
