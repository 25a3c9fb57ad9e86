import { parseUrl } from '@foyer/sdk'
import type { ErrorReport, PolicyReport, VitalReport } from '../contract.ts'

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
  const url = parseUrl(blocked)
  if (!url) return 'other'
  const { origin, protocol } = url
  if (/^(?:http|ws)s?:$/.test(protocol)) return origin
  return WORD.test(protocol.slice(0, -1)) ? protocol : 'other'
}
