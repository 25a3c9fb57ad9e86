import { createHash } from 'node:crypto'
import type { OriginSource } from '../origins.ts'
import type { AnyManifest } from '../plugin.ts'

/** Subresource integrity of a file's bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The entry, without its address. */
export interface EntryData {
  readonly id: string
  readonly integrity: string
  readonly origins: Readonly<Record<string, readonly string[]>>
}

/** The entry as data, without its address; an origin that a setting names is left out. */
export const entryData = ({ id, origins = {} }: AnyManifest, integrity: string): EntryData => ({
  id,
  integrity,
  origins: Object.fromEntries(
    Object.entries(origins).map(([kind, sources]) => [
      kind,
      sources.filter((source) => typeof source === 'string'),
    ]),
  ),
})

/**
 * The entry for a merchant's profile that admits the plugin, to be pasted; only its address must be filled
 * in.
 */
export function profileEntry({ id, origins = {} }: AnyManifest, file: string, integrity: string): string {
  const kinds = Object.entries(origins).map(
    ([kind, sources]) => `${kind}: [${sources.map(hostText).join(', ')}]`,
  )
  return [
    '{',
    `  id: '${id}',`,
    `  url: 'https://…/${file}',`,
    `  integrity: '${integrity}',`,
    `  origins: {${kinds.length > 0 ? ` ${kinds.join(', ')} ` : ''}},`,
    '}',
  ].join('\n')
}

const hostText = (source: OriginSource): string =>
  typeof source === 'string'
    ? `'${source}'`
    : `'https://…' /* what the setting ${source.fromSetting} holds */`
