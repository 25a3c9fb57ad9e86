import { CodedError, type ReachabilityState } from '@foyer/sdk'
import { SLOW_FILE_MS } from './constants.ts'
import { isFetchFailure } from './is-fetch-failure.ts'
import { isDown } from './next-reachability.ts'

/** Checks whether the site's host answers; see `ReachabilityService.confirm`. */
type Check = () => Promise<ReachabilityState>

let check: Check | undefined

/** Set once by the page: a file without an answer is fetched again if the host answers the check. */
export function retryChunksAfter(ask: Check): void {
  check = ask
}

/** Files that are loaded or loading, by address. */
const files = new Map<string, Promise<void>>()

/**
 * Imports a chunk after fetching its files and those that it imports; the build wraps every `import()` of the
 * site in it, instead of in Vite's own function.
 *
 * A browser records in its module map that a module could not be fetched. Until 2026 all but WebKit used that
 * record as long as the page lived (measured: Chromium 150 and Firefox 153; no longer Chromium 156), for
 * imported files too, and after a preload too. So a module is imported only after its files are fetched: a
 * failed `fetch` leaves no record, and the next `import()` tries the network again. The files then come from
 * the browser's cache.
 *
 * A failed style sheet is removed from the page, so that the next attempt loads it: Vite's own function would
 * treat it as loaded.
 *
 * @param addresses the chunk's files, below the site's base. Absent while developing.
 * @throws CodedError `RE-CHUNK` (no answer) or `RE-GONE` (an answer other than the file); and errors of the
 * module itself. A failed fetch also fires `vite:preloadError`.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  addresses: readonly string[] = [],
): Promise<Module> {
  try {
    await fetchAll(addresses).catch(async (error: unknown) => {
      // The network failed only for a moment: retry without an error.
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
  // Read to the end, or the browser does not cache it.
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
    // The element's error event does not distinguish an error status from no answer.
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

/** Only these are retried: an error status would be repeated. */
const isUnanswered = (error: unknown): boolean => error instanceof CodedError && error.code === 'RE-CHUNK'

function dispatchPreloadError(payload: unknown): void {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}
