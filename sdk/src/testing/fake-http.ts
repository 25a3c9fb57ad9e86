import { type CallOptions, type Endpoint, type Http, HttpError, type Query } from '../services/http.ts'

/** One call that was made. */
export interface FakeCall {
  readonly endpoint: string
  readonly query: Query
  readonly body: unknown
  /** It was to outlive the page. */
  readonly keepalive?: boolean | undefined
}
/**
 * What an endpoint answers: a value as the caller gets it (after its schema), an `HttpError` that it rejects with, or a
 * function of the call that returns (or throws) one.
 */
// eslint-disable-next-line @typescript-eslint/no-redundant-type-constituents -- says what a function is for
export type FakeAnswer = unknown | ((call: FakeCall) => unknown)

/** HTTP without a network: answers by endpoint id, and notes every call. What has no answer rejects with `HT-NETWORK`. */
export class FakeHttp implements Http {
  readonly calls: FakeCall[] = []
  /** Calls that have neither an answer nor been aborted. */
  readonly pending = new Set<FakeCall>()
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
const abortedError = (id: string): HttpError => new HttpError('HT-ABORTED', 'the caller went away', id)
const whenAborted = (signal: AbortSignal | undefined, id: string): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(abortedError(id)), { once: true }),
  )

const noAnswer = ({ endpoint }: FakeCall): HttpError =>
  new HttpError('HT-NETWORK', `fakeHttp has no answer for ${endpoint}`, endpoint)

/**
 * @param otherwise what an endpoint without an answer answers
 * @example fakeHttp({ 'auth.login': { token: 't' }, 'auth.logout': new HttpError('HT-OFFLINE', 'offline', 'auth.logout') })
 */
export const fakeHttp = (
  answers: Readonly<Record<string, FakeAnswer>> = {},
  otherwise: (call: FakeCall) => unknown = noAnswer,
): FakeHttp => new FakeHttp(answers, otherwise)
