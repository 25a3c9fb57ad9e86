import { type CallOptions, type Endpoint, type Http, HttpError, type Query } from '../services/http.ts'

/** A call that a plugin made. */
export interface FakeCall {
  /** Id of the endpoint. */
  readonly endpoint: string
  readonly query: Query
  readonly body: unknown
  /** The browser finishes it even after the page is closed. */
  readonly keepalive?: boolean | undefined
}
/**
 * What an endpoint answers: the value that the caller gets, as its schema would return it; an `HttpError`
 * that the call rejects with; or a function of the call that returns or throws one of these.
 */
// eslint-disable-next-line @typescript-eslint/no-redundant-type-constituents -- documents the function
export type FakeAnswer = unknown | ((call: FakeCall) => unknown)

/**
 * Calls without a network: it answers by endpoint id, and records every call. An endpoint without an answer
 * rejects with `HT-NETWORK`. `answers` may be changed during a test. Answers are not checked by the
 * endpoint's schema.
 */
export class FakeHttp implements Http {
  /** Every call, in order. */
  readonly calls: FakeCall[] = []
  /** Calls under way: neither answered nor aborted. */
  readonly pending = new Set<FakeCall>()
  /** How often the cache was emptied. */
  flushes = 0
  readonly answers: Record<string, FakeAnswer>
  readonly #otherwise: (call: FakeCall) => unknown

  constructor(answers: Readonly<Record<string, FakeAnswer>>, otherwise: (call: FakeCall) => unknown) {
    this.answers = { ...answers }
    this.#otherwise = otherwise
  }
  async call<Body, Answer>(
    { id }: Endpoint<Body, Answer>,
    ...[options]: [CallOptions<Body>?] | [CallOptions<Body>]
  ): Promise<Answer> {
    const { query = {}, body, keepalive } = options ?? {}
    const call: FakeCall = { endpoint: id, query, body, keepalive }
    this.calls.push(call)
    if (options?.signal?.aborted) throw abortedError(id)
    const given = id in this.answers ? this.answers[id] : this.#otherwise
    this.pending.add(call)
    try {
      const answering: unknown = typeof given === 'function' ? given(call) : given
      const answer: unknown = await Promise.race([answering, whenAborted(options?.signal, id)])
      if (options?.signal?.aborted) throw abortedError(id)
      if (answer instanceof HttpError) throw answer
      return answer as Answer
    } finally {
      this.pending.delete(call)
    }
  }
  flush(): void {
    this.flushes++
  }
  /** The calls of one endpoint. */
  callsOf(endpoint: string): readonly FakeCall[] {
    return this.calls.filter((call) => call.endpoint === endpoint)
  }
}
const abortedError = (id: string): HttpError => new HttpError('HT-ABORTED', 'the caller aborted it', id)
const whenAborted = (signal: AbortSignal | undefined, id: string): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(abortedError(id)), { once: true }),
  )

const noAnswer = ({ endpoint }: FakeCall): HttpError =>
  new HttpError('HT-NETWORK', `fakeHttp has no answer for ${endpoint}`, endpoint)

/**
 * Makes calls without a network.
 *
 * @param answers - by endpoint id
 * @param otherwise - what an endpoint without an answer does; rejects with `HT-NETWORK` by default
 * @example
 * const http = fakeHttp({
 *   'auth.login': { token: 't' },
 *   'auth.logout': new HttpError('HT-OFFLINE', 'offline', 'auth.logout'),
 * })
 * expect(http.callsOf('auth.login')[0]?.body).toEqual({ username: 'ada' })
 */
export const fakeHttp = (
  answers: Readonly<Record<string, FakeAnswer>> = {},
  otherwise: (call: FakeCall) => unknown = noAnswer,
): FakeHttp => new FakeHttp(answers, otherwise)
