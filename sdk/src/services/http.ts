import { CodedError } from '../errors.ts'
import type { Schema } from '../schema.ts'
import type { Disposer } from '../store.ts'
import type { Phantom } from '../token.ts'
import { token } from '../token.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type QueryPart = string | number | boolean | null | undefined
/** A list repeats its name (`a=1&a=2`); undefined and null are left out. Anything nested is refused with `HT-URL`. */
export type QueryValue = QueryPart | readonly QueryPart[]
export type Query = Readonly<Record<string, QueryValue>>

/**
 * One call of the gateway, as a value in its owner's `endpoints.ts`. `npm run endpoints` prints them all, and a merchant's
 * profile may override `path` and `method` by `id` (CA-30).
 */
export interface Endpoint<Body, Answer> {
  readonly id: string
  readonly method: HttpMethod
  /** From the origin's root, `/wps/…`. */
  readonly path: string
  /** `none`: never the Authorization header. `optional`: when there is a session. `required`: refuses with `HT-GUEST` without one. */
  readonly auth: 'none' | 'optional' | 'required'
  /** Kept for so many milliseconds, by merchant, language and member. Absent: never. */
  readonly cacheMs?: number
  /** The whole body travels encrypted (CA-01). */
  readonly encrypted?: boolean
  /** Value of the ModuleId header. */
  readonly moduleId?: string
  /** Sends the Device header (EN-29). */
  readonly device?: boolean
  /** The specification does not show this path or shape. */
  readonly assumed?: boolean
  /** 30,000 by default (CO-02). */
  readonly timeoutMs?: number
  /** Checks the answer's whole body at the border; what it returns is what the caller gets. */
  readonly response: Schema<Answer>
  readonly body?: Phantom<Body>
}

/**
 * @example
 * export const login = defineEndpoint<LoginRequest>()({
 *   id: 'auth.login', method: 'POST', path: '/wps/session/login', auth: 'none', encrypted: true, device: true, response: loginAnswer,
 * })
 */
export const defineEndpoint =
  <Body = undefined>() =>
  <Answer>(endpoint: Omit<Endpoint<Body, Answer>, 'body'>): Endpoint<Body, Answer> =>
    endpoint

export type CallOptions<Body> = {
  readonly query?: Query
  /** Ends the caller's own wait; a call that others share goes on. `useSignal` has a component's. */
  readonly signal?: AbortSignal
  /** False: the failure is the caller's to show; nothing is alerted. */
  readonly alert?: boolean
  /** The browser finishes it after the page has gone. It takes 64 KiB for the bodies of all such calls together. */
  readonly keepalive?: boolean
} & ([Body] extends [undefined] ? { readonly body?: undefined } : { readonly body: Body })

/**
 * A call that failed. Codes: `HT-OFFLINE`, `HT-NETWORK`, `HT-TIMEOUT` (ECONNABORTED), `HT-STATUS` (an error status),
 * `HT-REFUSED` (success false), `HT-SHAPE` (not what the schema says), `HT-GUEST` (needs a session), `HT-ABORTED`,
 * `HT-URL` ('url is null'), `CR-*` (encryption; nothing was sent).
 */
export class HttpError extends CodedError {
  constructor(
    code: string,
    message: string,
    readonly endpoint: string,
    /** What the gateway said, where it answered. */
    readonly answer?: {
      readonly status: number
      readonly errorCode?: string | undefined
      readonly message?: string | undefined
      readonly value?: unknown
    },
    options?: { readonly cause?: unknown },
  ) {
    super(code, message, options)
    this.name = 'HttpError'
  }
}

export interface Http {
  /** Rejects with `HttpError`, and with nothing else. */
  call<Body, Answer>(
    endpoint: Endpoint<Body, Answer>,
    ...options: [Body] extends [undefined] ? [CallOptions<Body>?] : [CallOptions<Body>]
  ): Promise<Answer>
  /** Forgets every kept answer. */
  flush(): void
}
export const HTTP = token<Http>('kernel.http')

/** What an interceptor sees of a call: not the headers, and not the body of an encrypted one. */
export interface CallView {
  readonly endpoint: string
  readonly method: HttpMethod
  readonly query: Query
  readonly body: unknown
}
export interface Interceptor {
  /** Before authorization and encryption. May return another query. */
  request?(call: CallView): Query | undefined
  /** After decoding; `answer` is frozen. */
  response?(call: CallView, answer: unknown): void
  failure?(call: CallView, error: HttpError): void
}
export type Intercept = (interceptor: Interceptor) => Disposer
