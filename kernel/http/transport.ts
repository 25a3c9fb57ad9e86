import axios from 'axios'
import type { HttpMethod } from '@foyer/sdk'
import { isSiteAnswer } from '../reachability/is-site-answer.ts'
import type { RawAnswer } from './decode.ts'
import type { HttpConfig } from './ports.ts'

/** One request as it goes out. */
export interface WireRequest {
  readonly method: HttpMethod
  readonly url: string
  readonly own: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly signal: AbortSignal
  /** It outlives the page. */
  readonly keepalive: boolean
}

export interface WireAnswer extends RawAnswer {
  /** It does not look like the gateway's: a network may want a log-in first. */
  readonly strange: boolean
}

/** Sends a request. Any status is an answer. Rejects, with axios' own error, where none came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

const identity = (data: unknown): unknown => data

/**
 * axios over fetch. Bodies and answers are text here: axios' own transforms would put a ciphertext in quotes and hand over
 * HTML as if it were JSON.
 *
 * @param listener called for each answer of the site's own host
 */
export function createTransport(listener: Pick<HttpConfig, 'onAnswer' | 'onServerDate'>): Transport {
  const client = axios.create()
  return async ({ method, url, own, headers, body, signal, keepalive }) => {
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
        // axios' own: its name as user agent, which some browsers do send, and a form's content type for no body.
        'User-Agent': false,
        ...(body === undefined ? { 'Content-Type': false } : {}),
        ...headers,
      },
      withXSRFToken: false,
      withCredentials: own,
      fetchOptions: {
        // The browser's cache tells members apart no better; a redirect would take the headers to another origin.
        cache: 'no-store',
        redirect: 'error',
        keepalive,
      },
    })
    const { status, data } = response
    const { date, 'content-type': type } = response.headers
    const strange = own && !isSiteAnswer({ status, contentType: textOf(type) })
    // Another host, or a network's log-in page, is no authority on the time.
    if (own && !strange) {
      listener.onAnswer()
      if (typeof date === 'string') listener.onServerDate(date)
    }
    return { status, text: textOf(data), strange }
  }
}

const textOf = (data: unknown): string => (typeof data === 'string' ? data : '')
