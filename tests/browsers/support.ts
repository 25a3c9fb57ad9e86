import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import type { OldestBrowsers } from './targets.ts'

/** A level of MDN's data: features by name, each with those within it. */
export type CompatTree = Readonly<Record<string, Identifier>>
/** MDN's data of which browser has what since when, as far as the checks read it. */
export interface CompatData {
  readonly javascript: { readonly builtins: CompatTree }
  readonly api: CompatTree
  readonly css: Readonly<Record<'at-rules' | 'properties' | 'selectors' | 'types', CompatTree>>
}

/** Reads the data anew each time: 20 MB, about 0.2 s. */
export const readCompatData = (): CompatData =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
  ) as CompatData

/** Whether all of the browsers have it without a prefix, a flag, or a gap. */
export const isSupported = ({ support }: CompatStatement, oldest: OldestBrowsers): boolean =>
  Object.entries(oldest).every(([browser, version]) =>
    isIn(support[browser as keyof OldestBrowsers] as SupportStatement | undefined, version),
  )

function isIn(statement: SupportStatement | undefined, version: number): boolean {
  return [statement ?? []].flat().some(({ version_added: added, version_removed: removed, ...rest }) => {
    if ('flags' in rest || 'prefix' in rest || 'alternative_name' in rest) return false
    if (typeof added !== 'string' || added === 'preview' || typeof removed === 'string') return false
    return Number.parseFloat(added.replace('≤', '')) <= version
  })
}
