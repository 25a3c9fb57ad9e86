import type { HttpMethod } from '@foyer/sdk'
import axios from 'axios'
import { isSiteAnswer } from '../reachability/probe.ts'
import type { RawAnswer } from './decode.ts'
import { retryAfterMs } from './failures.ts'
import type { HttpConfig } from './ports.ts'

/**
 * Runs a task with a timeout and an abort signal. Rejects at once in either case, even if the task ignores
 * its signal, and leaves no timer or listener behind.
 */
export function withDeadline<T>(
  ms: number,
  outer: AbortSignal,
  errors: { readonly late: () => Error; readonly off: () => Error },
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const clear = (): void => {
      clearTimeout(timer)
      outer.removeEventListener('abort', callOff)
    }
    const stop = (error: Error): void => {
      clear()
      reject(error)
      controller.abort()
    }
    const callOff = (): void => stop(errors.off())
    const timer = setTimeout(() => stop(errors.late()), ms)
    if (outer.aborted) return callOff()
    outer.addEventListener('abort', callOff)
    task(controller.signal).then(resolve, reject).finally(clear)
  })
}

/** One request as it is sent. */
export interface WireRequest {
  readonly method: HttpMethod
  readonly url: string
  readonly own: boolean
  /** Without cookies and without the page's address. */
  readonly anonymous: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly signal: AbortSignal
  /** The request may outlive the page. */
  readonly keepalive: boolean
}

interface WireAnswer extends RawAnswer {
  /** The response is probably not the gateway's: a network may require a login first. */
  readonly strange: boolean
}

/** Sends a request. Resolves for any status. Rejects with axios' own error when there is no response. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

const identity = (data: unknown): unknown => data

/**
 * axios over fetch. Bodies and responses are text: axios' own transforms would put a ciphertext in quotes and
 * return HTML as if it were JSON.
 *
 * @param listener called for each response of the site's own host
 */
export function createTransport(listener: Pick<HttpConfig, 'onAnswer' | 'onServerDate'>): Transport {
  const client = axios.create()
  return async ({ method, url, own, anonymous, headers, body, signal, keepalive }) => {
    const response = await client.request<unknown>({
      method,
      url,
      data: body,
      signal,
      adapter: 'fetch',
      responseType: 'text',
      transformRequest: identity,
      transformResponse: identity,
      validateStatus: () => true,
      headers: {
        // Removes axios' own headers: its user agent, which some browsers send, and a form content type
        // without a body.
        'User-Agent': false,
        ...(body === undefined ? { 'Content-Type': false } : {}),
        ...headers,
      },
      withXSRFToken: false,
      withCredentials: own && !anonymous,
      fetchOptions: {
        // The browser's cache does not separate members; a redirect would send the headers to another origin.
        cache: 'no-store',
        redirect: 'error',
        keepalive,
        ...(anonymous && { referrerPolicy: 'no-referrer' }),
      },
    })
    const { status, data } = response
    const { date, 'content-type': type, 'retry-after': retryAfter } = response.headers
    const strange = own && !isSiteAnswer({ status, contentType: textOf(type) })
    // The time of another host or of a network's login page is not used.
    if (own && !strange) {
      listener.onAnswer()
      if (typeof date === 'string') listener.onServerDate(date)
    }
    return { status, text: textOf(data), strange, retryAfterMs: retryAfterMs(retryAfter, Date.now()) }
  }
}

const textOf = (data: unknown): string => (typeof data === 'string' ? data : '')
