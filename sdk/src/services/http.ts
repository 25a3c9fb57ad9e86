import { CodedError } from '../errors.ts'
import type { Schema } from '../schema.ts'
import type { Disposer } from '../store.ts'
import { type Phantom, token } from '../token.ts'

/** Methods that the gateway takes. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** A header that signs a call's body (EN-29). */
export type SignedHeader = 'X-Digest' | 'X-RSA'
/** One value of a query; `undefined` and `null` are left out. */
export type QueryPart = string | number | boolean | null | undefined
/** The value of one name: a list repeats the name (`a=1&a=2`). Anything nested is refused with `HT-URL`. */
export type QueryValue = QueryPart | readonly QueryPart[]
/** A query by name: `{ page: 1, tag: ['a', 'b'] }`. */
export type Query = Readonly<Record<string, QueryValue>>

/**
 * One call of the gateway, as a value in its owner's `endpoints.ts`. `npm run endpoints` prints all of them,
 * and a merchant's profile may override `path` and `method` by `id` (CA-30). `Body` is what is sent, `Answer`
 * what the caller gets.
 */
export interface Endpoint<Body, Answer> {
  /** Unique in the site: `auth.login`. */
  readonly id: string
  readonly method: HttpMethod
  /** From the origin's root, `/wps/…`. */
  readonly path: string
  /**
   * `none`: without the Authorization header. `optional`: with it, where a member is signed in. `required`: a
   * guest's call is refused with `HT-GUEST`.
   */
  readonly auth: 'none' | 'optional' | 'required'
  /** How long an answer is cached, in milliseconds, by merchant, language and member. Absent: not at all. */
  readonly cacheMs?: number
  /** The whole body travels encrypted (CA-01). */
  readonly encrypted?: boolean
  /**
   * Headers that sign the body (EN-29); none by default, and no gateway that is known asks. Their form is assumed: `X-Digest` is the
   * SHA-256 of the body as it is sent, in hexadecimal digits; `X-RSA` is that text under the gateway's key (CA-01), by RSA with
   * PKCS#1 v1.5, as base64.
   */
  readonly signed?: readonly SignedHeader[]
  /** Value of the ModuleId header. */
  readonly moduleId?: string
  /**
   * The answers carry no envelope `{ success: true, value }`. Without this an answer that lacks it is a failed
   * call (`HT-SHAPE`): a page of a proxy, or an empty list, is no success. `success: false` is a refusal all
   * the same.
   */
  readonly bare?: boolean
  /** Sends the Device header (EN-29). */
  readonly device?: boolean
  /**
   * Sends neither the browser's cookies nor the address of the page, whose query may hold what concerns nobody (`Referer`).
   */
  readonly anonymous?: boolean
  /**
   * The operator's specification does not show this path or shape: it was assumed. A list: it shows the call, without these
   * fields of its body.
   */
  readonly assumed?: boolean | readonly string[]
  /**
   * How long the call may take, in milliseconds; 30,000 by default (CO-02). Then it fails with `HT-TIMEOUT`.
   */
  readonly timeoutMs?: number
  /**
   * Checks the answer's whole body, envelope included; the caller gets what it returns. An answer that does not
   * fit fails with `HT-SHAPE`.
   */
  readonly response: Schema<Answer>
  /** Carries the type of the body; there is no such field at run time. */
  readonly body?: Phantom<Body>
}

/**
 * Describes a call of the gateway. Two steps, so that the body's type is given and the answer's is inferred
 * from the schema.
 *
 * @example
 * export const login = defineEndpoint<LoginRequest>()({
 *   id: 'auth.login',
 *   method: 'POST',
 *   path: '/wps/session/login',
 *   auth: 'none',
 *   encrypted: true,
 *   response: loginAnswer,
 * })
 */
export const defineEndpoint =
  <Body = undefined>() =>
  <Answer>(endpoint: Omit<Endpoint<Body, Answer>, 'body'>): Endpoint<Body, Answer> =>
    endpoint

/** What a call takes besides its endpoint. `body` is required where the endpoint has one. */
export type CallOptions<Body> = {
  readonly query?: Query
  /**
   * Ends the caller's own wait with `HT-ABORTED`; a call that others share goes on. `useAbortSignal` gives a
   * component's.
   */
  readonly signal?: AbortSignal
  /** `false`: the caller shows failures instead of the site. `true` by default. */
  readonly alert?: boolean
  /**
   * The browser finishes the call even after the page is closed. The bodies of all such calls together are
   * limited to 64 KiB.
   */
  readonly keepalive?: boolean
} & ([Body] extends [undefined] ? { readonly body?: undefined } : { readonly body: Body })

/**
 * A call that failed. Codes: `HT-OFFLINE`, `HT-NETWORK` (the gateway was not reached), `HT-GONE` (the server has another build
 * of the site; nothing was sent), `HT-TIMEOUT`,
 * `HT-STATUS` (an error status), `HT-REFUSED` (the gateway answered `success: false`), `HT-SHAPE` (the answer
 * lacks the gateway's envelope, or does not fit the schema), `HT-GUEST` (the call needs a session), `HT-ABORTED`, `HT-URL` (no address of the
 * gateway), `CR-MISSING` and `CR-FAILED` (encryption; nothing was sent). `endpoint` and `answer` are its
 * details.
 */
export class HttpError extends CodedError {
  constructor(
    code: string,
    message: string,
    /** Id of the endpoint. */
    readonly endpoint: string,
    /**
     * What the gateway answered; `undefined` where it did not. `message` is for the player: text, never HTML.
     */
    readonly answer?: {
      readonly status: number
      readonly errorCode?: string | undefined
      readonly message?: string | undefined
      readonly value?: unknown
      /** How long the server asks to wait before the next call (`Retry-After`), in milliseconds; an hour at most. */
      readonly retryAfterMs?: number | undefined
    },
    options?: { readonly cause?: unknown },
  ) {
    super(code, message, options)
    this.name = 'HttpError'
  }
}

/**
 * Calls the operator's gateway (CA clauses): it adds headers, encrypts, caches, and alerts the player to
 * failures.
 */
export interface Http {
  /**
   * Makes a call, and resolves with what the endpoint's schema returns. Rejects only with `HttpError`.
   *
   * @example
   * const games = await http.call(listGames, { query: { page: 1 }, signal: signal() })
   */
  call<Body, Answer>(
    endpoint: Endpoint<Body, Answer>,
    ...options: [Body] extends [undefined] ? [CallOptions<Body>?] : [CallOptions<Body>]
  ): Promise<Answer>
  /** Forgets every cached answer. */
  flush(): void
}
/** Calls of the gateway. Always there. */
export const HTTP = token<Http>('kernel.http')

/**
 * What an interceptor sees of a call: not its headers, nor the body of an encrypted one.
 *
 * @experimental No plugin uses it yet.
 */
export interface CallView {
  /** Id of the endpoint. */
  readonly endpoint: string
  readonly method: HttpMethod
  readonly query: Query
  readonly body: unknown
}
/**
 * What `context.intercept` takes: each part is called for every call of the site.
 *
 * @experimental No plugin uses it yet.
 */
export interface Interceptor {
  /** Called before authorization and encryption. A query that it returns replaces the call's. */
  request?(call: CallView): Query | undefined
  /** Called after the answer has been decoded and checked; `answer` is frozen. */
  response?(call: CallView, answer: unknown): void
  /** Called after a call has failed. */
  failure?(call: CallView, error: HttpError): void
}
/** Adds an interceptor for all calls. */
export type Intercept = (interceptor: Interceptor) => Disposer
