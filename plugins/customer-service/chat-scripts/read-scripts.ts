import { checkUrl, CodedError } from '@foyer/sdk'

/** What the gateway's list contains. */
export interface ReadScripts {
  /** Https addresses, each once. */
  readonly urls: readonly URL[]
  /** `SV-SHAPE`, `SV-INLINE`, `SV-URL`: one for each entry that is left out, whose content they do not quote. */
  readonly problems: readonly CodedError[]
}

/** An element that only loads a script, as vendors give it to merchants; its other attributes are of no use here. */
const ELEMENT = /^<([a-z]+)\b[^<>]*?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>\s*<\/\1>$/i
/** What looks like an address of any scheme, or of none. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:)?\/\/\S+$/i

/** Reads `scripts` (CA-19): a list, or a single text, of addresses and code. Code is never run. */
export function readScripts(raw: unknown): ReadScripts {
  const problems: CodedError[] = []
  const urls = new Map<string, URL>()
  const list: readonly unknown[] = Array.isArray(raw) ? raw : raw === undefined || raw === null ? [] : [raw]
  for (const [index, item] of list.entries()) {
    const found = readScript(item)
    if (found instanceof URL) urls.set(found.href, found)
    else problems.push(new CodedError(found, { entry: index + 1 }))
  }
  return { urls: [...urls.values()], problems }
}

function readScript(item: unknown): URL | 'SV-SHAPE' | 'SV-INLINE' | 'SV-URL' {
  if (typeof item !== 'string' || item.trim() === '') return 'SV-SHAPE'
  const text = item.trim()
  const element = ELEMENT.exec(text)
  if (element && element[1]?.toLowerCase() !== 'script') return 'SV-INLINE'
  const address = element?.[2] ?? element?.[3] ?? text
  if (!element && !ADDRESS.test(address)) return 'SV-INLINE'
  return checkUrl(address, { kind: 'https' }) ?? 'SV-URL'
}
