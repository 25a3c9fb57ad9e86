import type { CallView, HttpError, Interceptor, Logger } from '@foyer/sdk'
import { isQuery } from './request-url.ts'

/** Interceptors are plugins' code: each call into one is fenced, and what it returns is checked. */
export class Interceptors {
  constructor(
    private readonly all: ReadonlySet<Interceptor>,
    private readonly logger: Logger,
  ) {}

  get none(): boolean {
    return this.all.size === 0
  }

  /** The call with the query that the interceptors, one after another, want it to have. */
  request(call: CallView): CallView {
    let view = call
    for (const interceptor of this.all) {
      const query = this.#fenced(() => interceptor.request?.(view))
      if (query === undefined) continue
      if (isQuery(query)) view = Object.freeze({ ...view, query: Object.freeze({ ...query }) })
      else this.logger.warn(`an HTTP interceptor's query for ${call.endpoint} is not one, and was ignored`)
    }
    return view
  }

  response(call: CallView, answer: unknown): void {
    for (const interceptor of this.all) this.#fenced(() => interceptor.response?.(call, answer))
  }

  failure(call: CallView, error: HttpError): void {
    for (const interceptor of this.all) this.#fenced(() => interceptor.failure?.(call, error))
  }

  #fenced(run: () => unknown): unknown {
    try {
      const result = run()
      if (!(result instanceof Promise)) return result
      result.catch((error: unknown) => this.logger.error(error))
    } catch (error) {
      this.logger.error(error)
    }
    return undefined
  }
}
