import { PING_TIMEOUT_MS } from './constants.ts'
import { testPing } from './endpoints.ts'

/**
 * Whether a domain's gateway is healthy (CA-12). Never rejects. Sends no header of the site, no cookie, no
 * token and no referrer (RO-14). The gateway must allow other origins to read its response; an unreadable one
 * or a redirect only shows that a server exists, and counts as no answer.
 *
 * @param origin `https://a.example`
 * @param signal aborts it before its timeout of 20 seconds
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
