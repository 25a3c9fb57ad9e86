import {
  type CallOptions,
  type CallView,
  type Disposer,
  type Endpoint,
  type Http,
  type HttpError,
  type Interceptor,
  LOGGER,
  type Logger,
  SESSION,
  type Session,
} from '@foyer/sdk'
import type { Intercept } from '@foyer/sdk/internal'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import {
  type AnyEndpoint,
  type CallInput,
  type FailureContext,
  type FailurePort,
  HTTP_CONFIG,
  HTTP_FAILURES,
  type HttpConfig,
  unfetched,
} from './ports.ts'
import type { Engine } from './engine.ts'
import type { RequestIdentity } from './request.ts'
import { clearResponseCache } from './session-cache.ts'

/**
 * Calls the gateway (CA-33, CA-34). This class is small: the first call or `preload` fetches the engine, with
 * axios.
 *
 * `call` reads the caller's identity synchronously, so that a logout can be sent and the session ended in the
 * next line.
 */
@injectable()
export class HttpService implements Http {
  readonly #interceptors = new Set<Interceptor>()
  #engine: Promise<Engine> | undefined
  #token: string | undefined
  #epoch = 0

  constructor(
    @inject(SESSION) private readonly session: Session,
    @inject(LOGGER) private readonly logger: Logger,
    @inject(HTTP_CONFIG) private readonly config: HttpConfig,
    @inject(HTTP_FAILURES) private readonly failures: FailurePort,
  ) {
    this.#token = session.current.get()?.token
    session.current.subscribe(() => this.#sessionChanged())
  }

  async call<Body, Answer>(
    endpoint: Endpoint<Body, Answer>,
    ...options: [Body] extends [undefined] ? [CallOptions<Body>?] : [CallOptions<Body>]
  ): Promise<Answer> {
    return this.#call(endpoint, options[0] ?? {}, this.#sender())
  }

  /** Calls with another token than the session's, to find its member. For the kernel only. */
  callAs<Answer>(
    token: string,
    endpoint: Endpoint<undefined, Answer>,
    input: CallInput = {},
  ): Promise<Answer> {
    return this.#call(endpoint, input, { ...this.#sender(), token, memberId: undefined })
  }

  async #call<Answer>(
    endpoint: AnyEndpoint<Answer>,
    input: CallInput,
    sender: RequestIdentity,
  ): Promise<Answer> {
    let engine: Engine
    try {
      engine = await this.#load()
    } catch (cause) {
      throw this.#noEngine(endpoint, input, unfetched(endpoint.id, await this.config.confirmOnline(), cause))
    }
    return engine.call(endpoint, input, sender)
  }

  /**
   * Clears the response cache, in memory and in session storage. Login and logout do so too; boot calls it
   * when the language changes.
   */
  flush(): void {
    this.#epoch++
    clearResponseCache()
    void this.#engine?.then((engine) => engine.flush(), ignore)
  }

  /** Announces the session from before a reload: that is no login, so its cached responses stay. */
  resume(token: string | undefined): void {
    this.#token = token
  }

  /**
   * Adds an interceptor for every later call. Each registration needs an object of its own, as the host
   * creates it.
   */
  readonly intercept: Intercept = (interceptor): Disposer => {
    this.#interceptors.add(interceptor)
    return () => void this.#interceptors.delete(interceptor)
  }

  /** Fetches the engine before the first call, when the page is idle. */
  preload(): void {
    this.#load().catch(ignore)
  }

  #load(): Promise<Engine> {
    const { session, logger, config, failures } = this
    this.#engine ??= Promise.all([import('./engine.ts'), failures.ready?.()]).then(
      ([{ Engine }]) =>
        new Engine({
          session,
          logger,
          config,
          failures,
          interceptors: this.#interceptors,
          epoch: () => this.#epoch,
        }),
    )
    // The next call tries again.
    this.#engine.catch(() => (this.#engine = undefined))
    return this.#engine
  }

  #noEngine({ id, method }: AnyEndpoint<unknown>, input: CallInput, error: HttpError): HttpError {
    const view = { endpoint: id, method, query: input.query ?? {}, body: undefined }
    try {
      this.failures.onFailure(error, view, { alert: input.alert !== false, tokenStatus: 'none' })
    } catch (broken) {
      this.logger.error(broken)
    }
    return error
  }

  #sender(): RequestIdentity {
    const { config } = this
    const current = this.session.current.get()
    return {
      token: current?.token,
      memberId: current?.id,
      merchantCode: config.merchantCode,
      language: config.language(),
      device: config.deviceHeader,
      epoch: this.#epoch,
    }
  }

  #sessionChanged(): void {
    const token = this.session.current.get()?.token
    if (token === this.#token) return
    this.#token = token
    this.flush()
  }
}

const ignore = (): void => undefined

/**
 * Failure handling that is loaded with the engine, not with the page. `ready` resolves before any call is
 * sent, so it handles every failure.
 */
export class LazyFailures implements FailurePort {
  #effects: FailurePort | undefined
  #loading: Promise<void> | undefined

  /** @param load loads the real handler */
  constructor(private readonly load: () => Promise<FailurePort>) {}

  ready(): Promise<void> {
    this.#loading ??= this.load().then((effects) => void (this.#effects = effects))
    // The next call tries again.
    this.#loading.catch(() => (this.#loading = undefined))
    return this.#loading
  }

  onFailure(error: HttpError, view: CallView, context: FailureContext): void {
    this.#effects?.onFailure(error, view, context)
  }
}
