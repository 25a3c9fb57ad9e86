import { PING_TIMEOUT_MS } from './constants.ts'
import { testPing } from './endpoints.ts'

/**
 * Whether a domain's gateway answers, and well (CA-12). Never rejects. Sends no header of the site's, no cookie, no token and
 * no referrer (RO-14). The answer must be readable, so the gateway allows other origins to read it; one that is not, or that
 * leads elsewhere, says only that somebody is there, and counts as none.
 *
 * @param origin `https://a.example`
 * @param signal ends it before its 20 seconds
 */
export async function ping(origin: string, signal: AbortSignal): Promise<boolean> {
  const call = new AbortController()
  const stop = (): void => call.abort()
  const timer = setTimeout(stop, PING_TIMEOUT_MS)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    const response = await fetch(`${origin}${testPing.path}?speed=${Date.now()}`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: call.signal,
    })
    const read = await testPing.response['~standard'].validate(await response.json())
    return response.ok && !read.issues
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
