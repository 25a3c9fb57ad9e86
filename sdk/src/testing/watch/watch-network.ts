import type { OriginKind } from '../../origins.ts'
import { replace } from './replace.ts'

/** A requested address outside the site, and the kind of request. */
export interface Reached {
  readonly kind: OriginKind
  readonly url: string
}

export interface NetworkWatch {
  readonly reached: readonly Reached[]
  /** Addresses of own calls of `fetch` that have neither settled nor been aborted. */
  pending(): readonly string[]
  end(): void
}

const KINDS: Readonly<Record<string, OriginKind>> = {
  script: 'script',
  img: 'image',
  iframe: 'frame',
  link: 'style',
}
const ELEMENTS = 'script[src], img[src], iframe[src], link[rel=stylesheet][href]'

/**
 * Records requests from now on, until `end`. None is sent: `fetch` waits until it is aborted, and then
 * rejects.
 */
export function watchNetwork(): NetworkWatch {
  const reached: Reached[] = []
  const pending = new Map<object, string>()
  const note = (kind: OriginKind, url: string): void => {
    if (/^(data|blob|about):/.test(url)) return
    const { href, origin } = new URL(url, location.origin)
    if (origin !== location.origin) reached.push({ kind, url: href })
  }
  const known = new Set<Element>(document.querySelectorAll(ELEMENTS))
  const look = (): void => {
    for (const element of document.querySelectorAll(ELEMENTS)) {
      if (known.has(element)) continue
      known.add(element)
      const kind = KINDS[element.localName]
      if (kind) note(kind, element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  const fetched: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    note('connect', url)
    return new Promise((_, reject) => {
      const call = {}
      const abort = (): void => {
        pending.delete(call)
        reject(new DOMException('aborted', 'AbortError'))
      }
      if (signal?.aborted) return abort()
      // A call that outlives the page outlives the plugin too, by intent.
      if (!init?.keepalive) pending.set(call, url)
      signal?.addEventListener('abort', abort, { once: true })
    })
  }
  const restore = [
    replace(globalThis, 'fetch', fetched),
    replace(navigator, 'sendBeacon', (url: string | URL) => (note('connect', String(url)), true)),
  ]
  return {
    get reached() {
      look()
      return reached
    },
    pending: () => [...pending.values()],
    end() {
      observer.disconnect()
      restore.forEach((each) => each())
    },
  }
}
