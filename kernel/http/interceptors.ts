import type { CallView, HttpError, Interceptor, Logger } from '@foyer/sdk'
import { isQuery } from './request-url.ts'

/**
 * Interceptors as the host hands them in: it guards every call into the plugin behind them. What they return is the plugin's,
 * and is checked here.
 */
export class Interceptors {
  constructor(
    private readonly all: ReadonlySet<Interceptor>,
    private readonly logger: Logger,
  ) {}

  get isEmpty(): boolean {
    return this.all.size === 0
  }

  /** The call with the query that the interceptors, one after another, want it to have. */
  request(call: CallView): CallView {
    let view = call
    for (const interceptor of this.all) {
      const query = interceptor.request?.(view)
      if (query === undefined) continue
      if (isQuery(query)) view = Object.freeze({ ...view, query: Object.freeze({ ...query }) })
      else this.logger.warn(`an HTTP interceptor's query for ${call.endpoint} is not one, and was ignored`)
    }
    return view
  }

  response(call: CallView, answer: unknown): void {
    for (const interceptor of this.all) interceptor.response?.(call, answer)
  }

  failure(call: CallView, error: HttpError): void {
    for (const interceptor of this.all) interceptor.failure?.(call, error)
  }
}
