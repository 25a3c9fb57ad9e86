import { CodedError, type ReachabilityState } from '@foyer/sdk'
import { isDown } from '../reachability/next-reachability.ts'

/** If a file has not loaded by then, the host is probed; if that does not answer, the load fails. */
export const SLOW_FILE_MS = 3_000

let check: (() => Promise<ReachabilityState>) | undefined

/** Set once by the page; see `ReachabilityService.confirm`. Without it nothing is fetched again. */
export function retryChunksAfter(ask: () => Promise<ReachabilityState>): void {
  check = ask
}

/** Files that are loaded or loading, by address. */
const files = new Map<string, Promise<void>>()

export const isStyle = (address: string): boolean => address.endsWith('.css')

export const fetchAll = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(addresses.map(fetchOnce))

function fetchOnce(address: string): Promise<void> {
  let file = files.get(address)
  if (!file) {
    file = unlessDown(address, isStyle(address) ? addStyle(address) : fetchScript(address))
    files.set(address, file)
    file.catch(() => files.delete(address))
  }
  return file
}

/** Not by a link that preloads it: Chromium gives the next link the failure of the one before. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(urlOf(address)).catch((cause: unknown) => {
    throw unanswered(address, cause)
  })
  const { ok, status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (!ok || !type.includes('javascript')) throw gone(address, `${status} ${type}`)
  // Read to the end, or the browser does not cache it.
  await response.arrayBuffer().catch((cause: unknown) => {
    throw unanswered(address, cause)
  })
}

function addStyle(address: string): Promise<void> {
  const link = addLink(address, 'stylesheet')
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    // The event does not distinguish an error status from no answer.
    link.onerror = () => {
      // The browser would take it for loaded the next time.
      link.remove()
      void fetch(link.href, { method: 'HEAD' }).then(
        ({ ok, status }) => reject(ok ? unanswered(address) : gone(address, String(status))),
        (cause: unknown) => reject(unanswered(address, cause)),
      )
    }
  })
}

export function addLink(address: string, rel: 'stylesheet' | 'modulepreload'): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = urlOf(address)
  return document.head.appendChild(link)
}

const urlOf = (address: string): string => import.meta.env.BASE_URL + address

/** Rejects where a file is slow and the site's host does not answer either. */
export const unlessDown = <T>(address: string, loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = async (): Promise<void> => {
      if (isDown((await check?.()) ?? 'unknown')) reject(unanswered(address))
    }
    const timer = setTimeout(() => void giveUp(), SLOW_FILE_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Whether the network failed only for a moment: then there is no error. An error status would be repeated. */
export const isOver = async (error: unknown): Promise<boolean> =>
  (error as CodedError).code === 'RE-CHUNK' && (await check?.()) === 'online'

const unanswered = (address: string, cause?: unknown): CodedError =>
  new CodedError('RE-CHUNK', `${address}: no answer`, { cause })

const gone = (address: string, answer: string): CodedError =>
  new CodedError('RE-GONE', `${address}: ${answer}`)
