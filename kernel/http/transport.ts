import axios from 'axios'
import { setupCache } from 'axios-cache-interceptor'
import type { HttpMethod } from '@foyer/sdk'
import type { RawAnswer } from './decode.ts'
import { isSiteAnswer } from '../reachability/is-site-answer.ts'
import { keptAnswers, keptId } from './kept-answers.ts'
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
  readonly epoch: number
  readonly keep?: WireKeep | undefined
}

/** That an answer may be kept, and come from what was kept. */
export interface WireKeep {
  readonly key: string
  readonly ms: number
  /** Whether this answer is one to keep: a failure, or what fits no schema, is not. */
  accept(answer: RawAnswer): Promise<boolean>
}

export interface WireAnswer extends RawAnswer {
  /** It came from the cache. */
  readonly kept: boolean
  /** It does not look like the gateway's: a network may want a log-in first. */
  readonly strange: boolean
}

export interface Transport {
  /** Any status is an answer. Rejects, with whatever axios has, when none came. */
  send(request: WireRequest): Promise<WireAnswer>
  /** Drops one kept answer. */
  drop(epoch: number, key: string): Promise<void>
  /** Drops all that memory holds. */
  clear(): void
}

const asItIs = (data: unknown): unknown => data

/**
 * axios over fetch, with axios-cache-interceptor. Bodies and answers are text here: axios' own transforms would put a
 * ciphertext in quotes and hand over HTML as if it were JSON.
 *
 * @param heard told of each answer that the gateway has just given
 */
export function createTransport(
  epoch: () => number,
  heard: Pick<HttpConfig, 'onAnswer' | 'onServerDate'>,
): Transport {
  const storage = keptAnswers(epoch)
  const client = setupCache(axios.create(), {
    storage,
    // Never the default key, which knows neither merchant nor language nor member.
    generateKey: (config) => config.id ?? '',
    methods: ['get'],
    // The endpoint table alone says what is kept and how long; no header of an answer does.
    interpretHeader: false,
    vary: false,
    etag: false,
    modifiedSince: false,
    staleIfError: false,
    cacheTakeover: false,
  })
  return {
    async send({ method, url, own, headers, body, signal, keepalive, epoch: at, keep }) {
      const id = keep ? keptId(at, keep.key) : ''
      const response = await client.request<unknown>({
        id,
        cache: keep
          ? {
              ttl: keep.ms,
              cachePredicate: ({ status, data }) => keep.accept({ status, text: textOf(data) }),
            }
          : false,
        method,
        url,
        data: body,
        signal,
        adapter: 'fetch',
        responseType: 'text',
        transformRequest: asItIs,
        transformResponse: asItIs,
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
      const { status, cached, headers: answered, data } = response
      const { date, 'content-type': type } = answered
      // A kept answer tells of the past, and another host is no authority.
      const fresh = own && !cached
      const strange = fresh && !isSiteAnswer({ status, contentType: textOf(type) })
      if (fresh && !strange) {
        heard.onAnswer()
        if (typeof date === 'string') heard.onServerDate(date)
      }
      return { status, text: textOf(data), kept: cached, strange }
    },
    async drop(at, key) {
      await storage.remove(keptId(at, key))
    },
    clear: storage.clear,
  }
}

const textOf = (data: unknown): string => (typeof data === 'string' ? data : '')
