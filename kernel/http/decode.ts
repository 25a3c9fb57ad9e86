import { type Endpoint, HttpError, type SchemaIssue } from '@foyer/sdk'
import { LONGEST_ANSWER, SHAPE_PATHS_SHOWN, wrongShape } from './ports.ts'

/**
 * Freezes plain objects and arrays deeply, so that callers that share a response cannot change it for each
 * other.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null && !Array.isArray(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}

/** A response as received: its status and the text of its body. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined
}

/**
 * Decodes a response for the caller: its body, validated by the endpoint's schema and frozen.
 *
 * @throws HttpError `HT-STATUS` for an error status, `HT-REFUSED` for success false, `HT-SHAPE` for a body
 * that is not JSON or too long, lacks the gateway's envelope (unless the endpoint is `bare`) or does not match the schema.
 * The last names the bad paths, never their values (SE-04).
 */
export async function decode<Answer>(
  endpoint: Pick<Endpoint<never, Answer>, 'id' | 'bare' | 'response'>,
  { status, text, retryAfterMs }: RawAnswer,
  passThrough: boolean,
): Promise<Answer> {
  const json = parse(text)
  const envelope = json.ok ? envelopeOf(json.body) : undefined
  if (status < 200 || status > 299)
    throw new HttpError('HT-STATUS', `status ${status}`, endpoint.id, {
      status,
      ...envelope?.failure,
      retryAfterMs,
    })
  if (!json.ok && !passThrough && text.trim() !== '')
    throw wrongShape(endpoint.id, 'the answer is not JSON, or too long', status)
  if (!passThrough && envelope?.success === false)
    throw new HttpError('HT-REFUSED', 'the gateway refused', endpoint.id, {
      status,
      ...envelope.failure,
      retryAfterMs,
    })
  if (!passThrough && !endpoint.bare && envelope?.success !== true)
    throw wrongShape(endpoint.id, 'the answer is not in the gateway’s envelope', status)
  const body = json.ok ? json.body : passThrough ? text : undefined
  return deepFreeze(await checked(endpoint, body, status))
}

/** Whether the gateway refused the call: such a response of /lgw/ is still passed on, but not cached. */
export function isRefusal({ text }: RawAnswer): boolean {
  const json = parse(text)
  return json.ok && envelopeOf(json.body)?.success === false
}

async function checked<Answer>(
  endpoint: Pick<Endpoint<never, Answer>, 'id' | 'response'>,
  body: unknown,
  status: number,
): Promise<Answer> {
  let result
  try {
    result = await endpoint.response['~standard'].validate(body)
  } catch {
    throw wrongShape(endpoint.id, 'the schema could not read the answer', status)
  }
  if (result.issues)
    throw wrongShape(endpoint.id, `the answer does not fit at ${pathsOf(result.issues)}`, status)
  return result.value
}

/** `value.token, value.lanes.0.title, and 3 more` */
function pathsOf(issues: readonly SchemaIssue[]): string {
  const places = issues.map(
    ({ path = [] }) =>
      path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || 'the root',
  )
  const rest = places.length - SHAPE_PATHS_SHOWN
  return places.slice(0, SHAPE_PATHS_SHOWN).join(', ') + (rest > 0 ? `, and ${rest} more` : '')
}

type Parsed = { readonly ok: true; readonly body: unknown } | { readonly ok: false }

function parse(text: string): Parsed {
  if (text.length > LONGEST_ANSWER) return { ok: false }
  try {
    return { ok: true, body: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/** Reads the gateway's envelope; a field of the wrong type counts as absent (EN-30). */
function envelopeOf(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined
  const success: unknown = 'success' in body ? body.success : undefined
  const code: unknown = 'errorCode' in body ? body.errorCode : undefined
  const message: unknown = 'message' in body ? body.message : undefined
  const value: unknown = 'value' in body ? body.value : undefined
  return {
    success,
    failure: {
      errorCode: typeof code === 'string' || typeof code === 'number' ? String(code) : undefined,
      message: typeof message === 'string' && message.trim() ? message : undefined,
      value: deepFreeze(value),
    },
  }
}
