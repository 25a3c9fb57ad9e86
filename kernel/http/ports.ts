import {
  type CallView,
  type Endpoint,
  HttpError,
  type HttpMethod,
  type LanguageCode,
  type Query,
  token,
} from '@foyer/sdk'
import type { BakedPage } from '../profile/baked-page.ts'

/** A call fails with `HT-TIMEOUT` after this time, unless its endpoint has its own (CO-02). */
export const DEFAULT_TIMEOUT_MS = 30_000

/** Prefix of cached responses in session storage. */
export const CACHE_PREFIX = 'foyer.http '

/** At most this many responses are cached; the oldest are removed first. */
export const CACHE_MAX_ENTRIES = 50

/** A longer response is cached in memory only. Characters, two bytes each. */
export const CACHE_MAX_ENTRY_CHARS = 400_000

/**
 * Size of all cached responses in session storage, of the five million characters that browsers commonly
 * allow.
 */
export const CACHE_MAX_CHARS = 1_500_000

/** Spinners are dismissed for this long after a failure (ER-05). */
export const SPINNER_DISMISS_MS = 3_000

/** An `HT-SHAPE` error names at most this many paths. */
export const SHAPE_PATHS_SHOWN = 5

/** Cache time of a /lgw/games/ response whose endpoint has none of its own: the session time of CO-01. */
export const LGW_GAMES_CACHE_MS = 5 * 60_000

/**
 * A longer answer is not read, in characters: the site's own have thousands, and one of forty million brackets
 * takes all the memory that a tab has.
 */
export const LONGEST_ANSWER = 8_000_000

/**
 * Creates all errors of the HTTP layer. None has axios' error as its cause, because that contains headers and
 * body (SE-04).
 */
export const urlIsNull = (id: string): HttpError => new HttpError('HT-URL', 'url is null', id)

export const refusedUrl = (id: string, why: string): HttpError => new HttpError('HT-URL', why, id)

export const needsSession = (id: string): HttpError => new HttpError('HT-GUEST', 'needs a session', id)

export const aborted = (id: string): HttpError => new HttpError('HT-ABORTED', 'aborted by the caller', id)

export const timedOut = (id: string, ms: number): HttpError =>
  new HttpError('HT-TIMEOUT', `no answer within ${ms} ms`, id)

export const unreachable = (id: string, online: boolean): HttpError =>
  online
    ? new HttpError('HT-NETWORK', 'no answer from the gateway', id)
    : new HttpError('HT-OFFLINE', 'the device is offline', id)

/** Code of the site could not be fetched: the host answers that it is gone, or nothing answers. */
export const unfetched = (id: string, online: boolean, cause: unknown): HttpError =>
  online && (cause as { readonly code?: unknown } | undefined)?.code === 'RE-GONE'
    ? new HttpError('HT-GONE', 'the server has another build', id)
    : unreachable(id, online)

export const wrongShape = (id: string, what: string, status?: number): HttpError =>
  new HttpError('HT-SHAPE', what, id, status === undefined ? undefined : { status })

/** An endpoint without the type of its body, which is already checked. */
export type AnyEndpoint<Answer> = Omit<Endpoint<never, Answer>, 'body'>

/** The options of a call to any endpoint. */
export interface CallInput {
  readonly query?: Query
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly alert?: boolean
  readonly keepalive?: boolean
}

/** The call as interceptors and the port of failures see it. */
export const viewOf = (endpoint: AnyEndpoint<unknown>, method: HttpMethod, query: Query): CallView =>
  Object.freeze({ endpoint: endpoint.id, method, query: Object.freeze({ ...query }), body: undefined })

/** The body as it is sent, unencrypted. */
export function jsonOf(id: string, body: unknown): string | undefined {
  try {
    return body === undefined ? undefined : JSON.stringify(body)
  } catch {
    throw wrongShape(id, 'the body cannot be written as JSON')
  }
}

/** The HTTP layer's configuration, from the composition root. Read again for every call. */
export interface HttpConfig {
  /** The Merchant header (EN-29). */
  readonly merchantCode: string
  /** The Language header, as the gateway writes languages. */
  language(): LanguageCode
  /** Origin of the gateway; empty in the browser, where it is the page's own. */
  readonly baseUrl: string
  /** The profile's paths and methods by endpoint id (CA-30). */
  readonly overrides: BakedPage['endpoints']
  /** The Device header: IPAD, PWA, WEBCLIP, or absent (EN-03). */
  readonly deviceHeader: string | undefined
  /** Whether the device is online, as far as is known (ER-02). */
  online(): boolean
  /** The same after a request without an answer: checks first whether another request gets one. */
  confirmOnline(): Promise<boolean>
  /** Called for every response of the site's own host, with any status. */
  onAnswer(): void
  /** Called with the `Date` header of every response of the gateway itself. */
  onServerDate(date: string): void
}

export const HTTP_CONFIG = token<HttpConfig>('kernel.http.config')

/**
 * The token that a failed call was sent with. Only a failure with the `current` one affects the session
 * (ER-03).
 */
export type TokenStatus = 'current' | 'earlier' | 'none'

export interface FailureContext {
  /** False: the caller shows the failure itself. */
  readonly alert: boolean
  readonly tokenStatus: TokenStatus
}

/** Handles failures, once for each request, even if several callers share it. */
export interface FailurePort {
  /** Resolves when failures can be handled; awaited before the first call. */
  ready?(): Promise<void>
  onFailure(error: HttpError, view: CallView, context: FailureContext): void
}

export const HTTP_FAILURES = token<FailurePort>('kernel.http.failures')
