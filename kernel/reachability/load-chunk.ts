import { CodedError, type ReachabilityState } from '@foyer/sdk'
import { SLOW_FILE_MS } from './constants.ts'
import { isFetchFailure } from './is-fetch-failure.ts'
import { isDown } from './next-reachability.ts'

/** Tells whether the site's host answers; see `ReachabilityService.confirm`. */
type Check = () => Promise<ReachabilityState>

let check: Check | undefined

/** Set once by the page: a file that got no answer is asked for again where the host turns out to answer. */
export function retryChunksAfter(ask: Check): void {
  check = ask
}

/** Files that are there or on their way, by address. */
const files = new Map<string, Promise<void>>()

/**
 * Imports a chunk once its files, and those that it imports, have been fetched; the build puts it around every `import()` of
 * the site, in place of Vite's own.
 *
 * A browser notes in its module map that a module could not be fetched. Until 2026 all but WebKit went by that note for the
 * life of the page (measured: Chromium 150 and Firefox 153; no longer Chromium 156), for the files that the module imports as
 * well, and after a preload too. So a module is imported only when its files are there: what fails is a `fetch`, which
 * leaves no note, and the next `import()` asks the network anew. The files then come from the browser's cache.
 *
 * A style sheet that failed is taken off the page, so that the next attempt brings it: Vite's own would take it for loaded.
 *
 * @param addresses the chunk's files, below the site's base. Absent while developing.
 * @throws CodedError `RE-CHUNK` (no answer) or `RE-GONE` (another answer than the file); and what the module itself throws. A fetch that failed is told by `vite:preloadError` too.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  addresses: readonly string[] = [],
): Promise<Module> {
  try {
    await fetchAll(addresses).catch(async (error: unknown) => {
      // A moment without a network, which is over: nobody need hear of it.
      const again = isUnanswered(error) && (await check?.()) === 'online'
      if (!again) throw error
      return fetchAll(addresses)
    })
    return await load()
  } catch (error) {
    if (isFetchFailure(error)) dispatchPreloadError(error)
    throw error
  }
}

const fetchAll = (addresses: readonly string[]): Promise<unknown> => Promise.all(addresses.map(fetchOnce))

function fetchOnce(address: string): Promise<void> {
  let file = files.get(address)
  if (!file) {
    const url = import.meta.env.BASE_URL + address
    const waiting = new AbortController()
    const giveUp = async (): Promise<void> => {
      if (isDown((await check?.()) ?? 'unknown')) waiting.abort()
    }
    const timer = setTimeout(() => void giveUp(), SLOW_FILE_MS)
    file = (address.endsWith('.css') ? addStyle : fetchScript)(url, waiting.signal)
    files.set(address, file)
    file.then(
      () => clearTimeout(timer),
      () => {
        clearTimeout(timer)
        files.delete(address)
      },
    )
  }
  return file
}

async function fetchScript(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    throw unanswered(url, cause)
  })
  const { ok, status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (!ok || !type.includes('javascript')) throw gone(url, `status ${status}, ${type || 'no type'}`)
  // To its end, or the browser keeps nothing of it.
  await response.arrayBuffer().catch((cause: unknown) => {
    throw unanswered(url, cause)
  })
}

function addStyle(url: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = url
    link.onload = () => resolve()
    const fail = (error: CodedError): void => {
      link.remove()
      reject(error)
    }
    // The element does not tell an error status from no answer.
    link.onerror = () =>
      void fetch(url, { method: 'HEAD', signal }).then(
        ({ ok, status }) => fail(ok ? unanswered(url) : gone(url, `status ${status}`)),
        (cause: unknown) => fail(unanswered(url, cause)),
      )
    signal.addEventListener('abort', () => fail(unanswered(url)))
    document.head.append(link)
  })
}

const unanswered = (url: string, cause?: unknown): CodedError =>
  new CodedError('RE-CHUNK', `${url}: no answer`, { cause })
const gone = (url: string, answer: string): CodedError => new CodedError('RE-GONE', `${url}: ${answer}`)

/** A server that says no would say it again. */
const isUnanswered = (error: unknown): boolean => error instanceof CodedError && error.code === 'RE-CHUNK'

function dispatchPreloadError(payload: unknown): void {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}
