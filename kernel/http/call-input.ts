import type { CallView, Endpoint, HttpMethod, Query } from '@foyer/sdk'
import { wrongShape } from './errors.ts'

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
