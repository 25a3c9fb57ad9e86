import { checkUrl, CodedError, isRecord } from '@foyer/sdk'
import type { PathCodec } from '../contract.ts'

/** The gateway's entry with its address decoded, without data of the visitor. */
export interface DecodedEntry {
  /** Empty if the merchant gives none. */
  readonly title: string
  /** csType: `LIVECHAT`. */
  readonly type: string
  readonly url: URL
}
export interface DecodedEntries {
  readonly entries: readonly DecodedEntry[]
  /** `CS-SHAPE`, `CS-PATH`, `CS-URL`: one for each dropped entry, whose content they do not quote. */
  readonly problems: readonly CodedError[]
}

/**
 * Reads lists of entries, one after the other: of the site status (EN-21), and of the site info (CA-30). One that was
 * read already is left out.
 */
export function readLists(lists: readonly unknown[], codec: PathCodec): DecodedEntries {
  const all = lists.map((raw) => readEntries(raw, codec))
  const unique = new Map<string, DecodedEntry>()
  for (const entry of all.flatMap(({ entries }) => entries)) {
    // Two vendors may share an address, and one address may have two titles.
    const key = [entry.url.href, entry.type, entry.title].join('\n')
    if (!unique.has(key)) unique.set(key, entry)
  }
  return { entries: [...unique.values()], problems: all.flatMap(({ problems }) => problems) }
}

/**
 * Reads a list of entries (EN-21). A bad entry is dropped alone (EN-30). Entries with a numeric
 * csPosition are sorted by it; otherwise the gateway's order stays.
 */
export function readEntries(raw: unknown, codec: PathCodec): DecodedEntries {
  const problems: CodedError[] = []
  const found = (Array.isArray(raw) ? raw : []).flatMap((item: unknown, index) => {
    const entry = readEntry(item, codec)
    if (!('problem' in entry)) return [entry]
    problems.push(new CodedError(entry.problem, { entry: index + 1 }))
    return []
  })
  return { entries: [...found].sort((a, b) => a.position - b.position), problems }
}

type EntryResult =
  (DecodedEntry & { readonly position: number }) | { readonly problem: 'CS-SHAPE' | 'CS-PATH' | 'CS-URL' }

function readEntry(item: unknown, codec: PathCodec): EntryResult {
  const { title, path, csType, csPosition } = isRecord(item) ? item : {}
  if (typeof path !== 'string' || path === '') return { problem: 'CS-SHAPE' }
  const address = codec.decode(path)
  if (address === undefined) return { problem: 'CS-PATH' }
  const url = checkUrl(address, { kind: 'https' })
  if (!url) return { problem: 'CS-URL' }
  return {
    title: typeof title === 'string' ? title.trim() : '',
    type: typeof csType === 'string' ? csType : '',
    url,
    position: typeof csPosition === 'number' && Number.isFinite(csPosition) ? csPosition : 0,
  }
}
