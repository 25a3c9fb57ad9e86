import type { CallView, HttpError, Interceptor, Logger } from '@foyer/sdk'
import { copyQuery } from './request.ts'

/**
 * The interceptors that the host registers; the host guards every call into their plugins. Their results come
 * from plugins, so this class checks them.
 */
export class Interceptors {
  constructor(
    private readonly all: ReadonlySet<Interceptor>,
    private readonly logger: Logger,
  ) {}

  get isEmpty(): boolean {
    return this.all.size === 0
  }

  /** The call with the query as changed by each interceptor in order. */
  request(call: CallView): CallView {
    let view = call
    for (const interceptor of this.all) {
      const query = interceptor.request?.(view)
      if (query === undefined) continue
      const copy = copyQuery(query)
      if (copy) view = Object.freeze({ ...view, query: Object.freeze(copy) })
      else
        this.logger.warn(
          `an HTTP interceptor's query for ${call.endpoint} is not a valid query and was ignored`,
        )
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
