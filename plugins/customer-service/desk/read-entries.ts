import { CodedError } from '@foyer/sdk'
import type { PathCodec } from './path-codec.ts'
import { secureUrl } from './secure-url.ts'

/** An entry as the gateway has it, its address decoded, without anything of the visitor. */
export interface DecodedEntry {
  /** Empty: the merchant gives none. */
  readonly title: string
  /** csType: `LIVECHAT`. */
  readonly type: string
  readonly url: URL
}
export interface DecodedEntries {
  readonly entries: readonly DecodedEntry[]
  /** `CS-SHAPE`, `CS-PATH`, `CS-URL`: one for each entry that was dropped. They quote nothing of it. */
  readonly problems: readonly CodedError[]
}

/**
 * Reads `customerService` of the site status (EN-21). One bad entry costs nobody else (EN-30). Where entries have a numeric
 * csPosition they come in that order, else as the gateway has them.
 */
export function readEntries(raw: unknown, codec: PathCodec): DecodedEntries {
  const problems: CodedError[] = []
  const found = (Array.isArray(raw) ? raw : []).flatMap((item: unknown, index) => {
    const entry = readEntry(item, codec)
    if (!('problem' in entry)) return [entry]
    problems.push(new CodedError(entry.problem, { entry: index + 1 }))
    return []
  })
  return { entries: found.toSorted((a, b) => a.position - b.position), problems }
}

type EntryResult =
  (DecodedEntry & { readonly position: number }) | { readonly problem: 'CS-SHAPE' | 'CS-PATH' | 'CS-URL' }

function readEntry(item: unknown, codec: PathCodec): EntryResult {
  const { title, path, csType, csPosition } = isRecord(item) ? item : {}
  if (typeof path !== 'string' || path === '') return { problem: 'CS-SHAPE' }
  const address = codec.decode(path)
  if (address === undefined) return { problem: 'CS-PATH' }
  const url = secureUrl(address)
  if (!url) return { problem: 'CS-URL' }
  return {
    title: typeof title === 'string' ? title.trim() : '',
    type: typeof csType === 'string' ? csType : '',
    url,
    position: typeof csPosition === 'number' && Number.isFinite(csPosition) ? csPosition : 0,
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
