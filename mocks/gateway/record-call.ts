import { LOG_ENTRIES } from '../world/constants.ts'
import { keepCall, type KeptCall, type LogEntry } from '../world/recorded-calls.ts'
import type { World } from '../world/world.ts'

/** Content that is shown as text, and that ends. */
const TEXTUAL = /json|xml|javascript|^text\/(?!event-stream)/

/** The bytes of a request's body, which stays readable; `undefined` without a body. */
export const bytesOf = async (request: Request): Promise<ArrayBuffer | undefined> =>
  request.body === null ? undefined : request.clone().arrayBuffer()

/** What was sent and answered. */
export interface Exchange {
  readonly request: Request
  /** The request's body, which was read before. */
  readonly sent: ArrayBuffer | undefined
  readonly response: Response
  readonly again: KeptCall['again']
}

/** Adds a line to the world's log and keeps the call whole; drops the oldest ones if there are too many. */
export async function recordCall(
  world: World,
  line: Omit<LogEntry, 'id'>,
  { request, sent, response, again }: Exchange,
): Promise<void> {
  const textual = TEXTUAL.test(response.headers.get('content-type') ?? '')
  const text = textual ? await response.clone().text() : undefined
  const entry = { id: (world.log.at(-1)?.id ?? 0) + 1, ...line }
  world.log.push(entry)
  if (world.log.length > LOG_ENTRIES) world.log.splice(0, world.log.length - LOG_ENTRIES)
  const { url, method, headers } = request
  keepCall(world.calls, {
    entry,
    request: { url, method, headers: new Headers(headers), ...(sent && { body: sent }) },
    ...(response.type !== 'error' && {
      answer: { headers: new Headers(response.headers), ...(text !== undefined && { text }) },
    }),
    again,
  })
}
