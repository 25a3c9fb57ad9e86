import {
  type CallView,
  HttpError,
  type HttpMethod,
  type Interceptor,
  type Logger,
  type Session,
} from '@foyer/sdk'
import {
  aborted,
  type AnyEndpoint,
  type CallInput,
  DEFAULT_TIMEOUT_MS,
  type FailurePort,
  type HttpConfig,
  jsonOf,
  needsSession,
  refusedUrl,
  timedOut,
  type TokenStatus,
  unfetched,
  unreachable,
  urlIsNull,
  viewOf,
} from './ports.ts'
import { decode, deepFreeze, isRefusal } from './decode.ts'
import { encryptBody, signBody } from './encrypt-body.ts'
import { rsaKey } from './endpoints.ts'
import {
  canonicalQuery,
  headersOf,
  Interceptors,
  isQuery,
  queryOf,
  type RequestIdentity,
  type Rules,
  rulesOf,
  type Target,
  targetOf,
} from './request.ts'
import { RequestDeduplicator, ResponseCache, type Waiter } from './response-cache.ts'
import { createTransport, type Transport, type WireRequest, withDeadline } from './transport.ts'

/** A call that is checked and ready to send. */
interface PreparedRequest<Answer> {
  readonly endpoint: AnyEndpoint<Answer>
  readonly method: HttpMethod
  readonly target: Target
  /** JSON, unencrypted. */
  readonly body: string | undefined
  /** Identifies the response for sharing and caching: endpoint, query, merchant, language and member. */
  readonly key: string
  readonly sender: RequestIdentity
  readonly rules: Rules
  readonly keepalive: boolean
}

export interface EngineDependencies {
  readonly session: Session
  readonly logger: Logger
  readonly config: HttpConfig
  readonly failures: FailurePort
  readonly interceptors: ReadonlySet<Interceptor>
  /** Number of flushes so far. */
  epoch(): number
}

/** The code of calls in one lazily loaded module: axios, the cache, sharing, encryption and decoding. */
export class Engine {
  readonly #pending = new RequestDeduplicator()
  readonly #cache: ResponseCache
  readonly #transport: Transport
  readonly #interceptors: Interceptors

  constructor(private readonly parts: EngineDependencies) {
    this.#cache = new ResponseCache(parts.epoch)
    this.#transport = createTransport(parts.config)
    this.#interceptors = new Interceptors(parts.interceptors, parts.logger)
  }

  /** Like `Http.call`, with the caller's identity. Rejects with HttpError only. */
  async call<Answer>(
    endpoint: AnyEndpoint<Answer>,
    input: CallInput,
    sender: RequestIdentity,
  ): Promise<Answer> {
    const waiter: Waiter = { alert: input.alert !== false }
    let view = viewOf(endpoint, this.#methodOf(endpoint), input.query ?? {})
    try {
      if (input.signal?.aborted) throw aborted(endpoint.id)
      const { plan, asked } = await this.#reportingFailures(
        view,
        endpoint,
        sender,
        new Set([waiter]),
        async () => {
          const json = jsonOf(endpoint.id, input.body)
          const asked = this.#runRequestInterceptors(view, endpoint, json)
          return { plan: this.#prepare(endpoint, asked, json, sender, input.keepalive), asked }
        },
      )
      view = asked
      const answer = await this.#pending.join(
        plan.method === 'GET' ? `${sender.epoch} ${sender.token ?? ''} ${plan.key}` : undefined,
        waiter,
        input.signal,
        () => aborted(endpoint.id),
        (signal, waiters) =>
          this.#reportingFailures(view, endpoint, sender, waiters, () => this.#run(plan, signal)),
      )
      this.#interceptors.response(view, answer)
      return answer
    } catch (cause) {
      const error = this.#asHttpError(endpoint.id, cause)
      this.#interceptors.failure(view, error)
      throw error
    }
  }

  /** Clears the memory cache. Later calls share no pending request and cache no earlier response: their epoch differs. */
  flush(): void {
    this.#cache.clear()
  }

  #methodOf(endpoint: AnyEndpoint<unknown>): HttpMethod {
    return this.parts.config.overrides[endpoint.id]?.method ?? endpoint.method
  }

  /** The rules of the endpoint's own path and of the merchant's override: both apply. */
  #rulesOf({ id, path }: AnyEndpoint<unknown>): Rules {
    return rulesOf(path, this.parts.config.overrides[id]?.path ?? '')
  }

  /** Passes the call through the interceptors' request hooks. */
  #runRequestInterceptors(
    view: CallView,
    endpoint: AnyEndpoint<unknown>,
    json: string | undefined,
  ): CallView {
    if (this.#interceptors.isEmpty) return view
    const body: unknown = json === undefined || endpoint.encrypted ? undefined : JSON.parse(json)
    return this.#interceptors.request(Object.freeze({ ...view, body: deepFreeze(body) }))
  }

  #prepare<Answer>(
    endpoint: AnyEndpoint<Answer>,
    view: CallView,
    json: string | undefined,
    sender: RequestIdentity,
    keepalive = false,
  ): PreparedRequest<Answer> {
    const { id, auth, encrypted, signed } = endpoint
    const { method } = view
    const elsewhere = this.parts.config.overrides[id]?.path
    const path = elsewhere ?? endpoint.path
    if (!path) throw urlIsNull(id)
    if (auth === 'required' && !sender.token) throw needsSession(id)
    if (!isQuery(view.query)) throw refusedUrl(id, 'no query')
    if (method === 'GET' && encrypted) throw refusedUrl(id, 'an encrypted call cannot be a GET')
    const fromBody = method === 'GET' && json !== undefined ? queryOf(JSON.parse(json)) : {}
    const query = { ...fromBody, ...view.query }
    const target = targetOf(path, query, this.#origin())
    if (!target) throw refusedUrl(id, 'not an http address')
    // The bake is stricter (`BK-ENDPOINT`); this only checks the site's own origin.
    if (elsewhere && !target.own) throw refusedUrl(id, 'the override is not a path of this site')
    if (!target.own && (encrypted || signed || auth === 'required'))
      throw refusedUrl(id, 'a call with secrets cannot go to another origin')
    const key = JSON.stringify([
      id,
      canonicalQuery(query),
      sender.merchantCode,
      sender.language,
      sender.memberId ?? '',
    ])
    const body = method === 'GET' ? undefined : (json ?? (encrypted ? '{}' : undefined))
    return { endpoint, method, target, body, key, sender, keepalive, rules: this.#rulesOf(endpoint) }
  }

  async #run<Answer>(plan: PreparedRequest<Answer>, signal: AbortSignal): Promise<Answer> {
    const { id, timeoutMs = DEFAULT_TIMEOUT_MS } = plan.endpoint
    const errors = { late: () => timedOut(id, timeoutMs), off: () => aborted(id) }
    try {
      return await withDeadline(timeoutMs, signal, errors, (inner) => this.#exchange(plan, inner))
    } catch (error) {
      // The message shown depends on whether the network is the cause (ER-02).
      if (error instanceof HttpError && error.code === 'HT-TIMEOUT') await this.parts.config.confirmOnline()
      throw error
    }
  }

  async #exchange<Answer>(plan: PreparedRequest<Answer>, signal: AbortSignal): Promise<Answer> {
    const { endpoint, method, target, sender, key, rules, keepalive } = plan
    const passThrough = rules.passThrough === true
    const cacheMs = method === 'GET' && rules.cache !== 'never' ? (endpoint.cacheMs ?? rules.cache ?? 0) : 0
    const cached = cacheMs > 0 ? this.#cache.get(sender.epoch, key, cacheMs) : undefined
    if (cached) {
      try {
        return await decode(endpoint, cached, passThrough)
      } catch {
        // Stored by another build, or tampered with: ask the gateway instead.
        this.#cache.remove(key)
      }
    }
    const encrypted = endpoint.encrypted
      ? await encryptBody(this.#cipherCall(plan, signal), plan.body ?? '{}')
      : undefined
    const body = encrypted?.body ?? plan.body
    const signature =
      endpoint.signed && (await signBody(this.#cipherCall(plan, signal), body ?? '', endpoint.signed))
    const { own } = target
    const identity = rules.auth === 'none' ? { ...sender, token: undefined } : sender
    const headers = {
      ...headersOf(endpoint, identity, { own, hasBody: body !== undefined }),
      ...encrypted?.headers,
      ...signature,
    }
    const { anonymous = false } = endpoint
    const request = { method, own, anonymous, url: target.url, headers, body, signal, keepalive }
    const answer = await this.#send(endpoint.id, request)
    const decoded = await decode(endpoint, answer, passThrough)
    if (cacheMs > 0 && !isRefusal(answer)) this.#cache.put(sender.epoch, key, answer)
    return decoded
  }

  async #send(id: string, request: WireRequest) {
    const answer = await this.#transport(request).catch(() => undefined)
    if (answer && !answer.strange) return answer
    // An aborted call needs no check of the network.
    const online = request.signal.aborted || (await this.parts.config.confirmOnline())
    if (answer && online) return answer
    throw unreachable(id, online)
  }

  #cipherCall({ endpoint: { id }, sender }: PreparedRequest<unknown>, signal: AbortSignal) {
    const askKey = async (): Promise<unknown> => {
      const query = { _: Date.now() }
      const keyRequest = this.#prepare(
        rsaKey,
        viewOf(rsaKey, this.#methodOf(rsaKey), query),
        undefined,
        sender,
      )
      return (await this.#exchange(keyRequest, signal)).value
    }
    return {
      id,
      askKey,
      unfetched: async (cause: unknown) => unfetched(id, await this.parts.config.confirmOnline(), cause),
    }
  }

  #origin(): string {
    return this.parts.config.baseUrl || (globalThis.location?.origin ?? '')
  }

  /** Runs a request, and reports a failure once for all callers that share it. */
  async #reportingFailures<T>(
    view: CallView,
    endpoint: AnyEndpoint<unknown>,
    sender: RequestIdentity,
    waiters: ReadonlySet<Waiter>,
    run: () => Promise<T>,
  ): Promise<T> {
    try {
      return await run()
    } catch (cause) {
      const error = this.#asHttpError(endpoint.id, cause)
      if (error.code === 'HT-SHAPE') this.parts.logger.warn(error.message, endpoint.id)
      const rules = this.#rulesOf(endpoint)
      const alert = !rules.silent && [...waiters].some((waiter) => waiter.alert)
      if (waiters.size > 0) this.#report(error, view, alert, this.#tokenStatus(endpoint, rules, sender))
      throw error
    }
  }

  #report(error: HttpError, view: CallView, alert: boolean, tokenStatus: TokenStatus): void {
    try {
      this.parts.failures.onFailure(error, view, { alert, tokenStatus })
    } catch (broken) {
      this.parts.logger.error(broken)
    }
  }

  #tokenStatus(endpoint: AnyEndpoint<unknown>, { auth }: Rules, sender: RequestIdentity): TokenStatus {
    if (endpoint.auth === 'none' || auth || !sender.token) return 'none'
    return sender.token === this.parts.session.current.get()?.token ? 'current' : 'earlier'
  }

  #asHttpError(id: string, cause: unknown): HttpError {
    if (cause instanceof HttpError) return cause
    // #send handles axios' errors, so this is a bug of ours and is logged.
    this.parts.logger.error(cause)
    return unreachable(id, this.parts.config.online())
  }
}
