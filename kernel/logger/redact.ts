/** Replaces a secret. */
export const HIDDEN = '[hidden]'
const MAX_DEPTH = 5
const MAX_ENTRIES = 50
const MAX_TEXT_CHARS = 2000

/** Names of fields and parameters whose values are always secrets. */
const SECRET_NAME =
  /token|passw|pwd|secret|authori[sz]ation|credential|cookie|captcha|geetest|seccode|(?:api|private|rsa|aes|des).?key|(?:auth|verification|sms).?code|rempass|sass|x-?rsa|digest|session.?info/i
/** Shapes of secrets without a telling name: a signed token, an authorization, a UUID. */
const SECRET_SHAPE =
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|\b(?:Bearer|Basic)\s+\S+|\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi
/** A long run of characters, which is a secret if it mixes letters and digits. */
const LONG_RUN = /[\w+=-]{24,}/g
/** `token=…`, `"password":"…"`, `authorization: …` in a text, or in a nested address (`token%3D…`). */
const NAMED_IN_TEXT =
  /((?:token|passw|pwd|secret|authori[sz]ation|api.?key|captcha|cookie)[\w-]*["']?\s*(?:[=:]|%(?:25)*3[da])\s*["']?)[^\s&"'#;,}]+/gi

const redactText = (text: string): string =>
  text
    .slice(0, 2 * MAX_TEXT_CHARS)
    .replace(SECRET_SHAPE, HIDDEN)
    .replace(LONG_RUN, (run) => (/\d/.test(run) && /[a-z]/i.test(run) ? HIDDEN : run))
    .replace(NAMED_IN_TEXT, `$1${HIDDEN}`)
    .slice(0, MAX_TEXT_CHARS)

/**
 * A copy of a value that is safe to show and to store: secrets are hidden by field name and by shape (SE-04),
 * depth and length are limited, nothing refers to the original. Pure, and never throws.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  try {
    return redactObject(value, depth)
  } catch {
    return '[unreadable]'
  }
}

function redactObject(value: object, depth: number): unknown {
  if (depth >= MAX_DEPTH) return '[…]'
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((item) => redact(item, depth + 1))
  if (value instanceof Error) {
    const { name, message, stack, cause } = value
    const copy: Record<string, unknown> = { name, message: redactText(message) }
    for (const name of ['code', 'plugin', 'phase'])
      if (name in value) copy[name] = redact(Reflect.get(value, name), depth + 1)
    if (stack) copy['stack'] = redactText(stack)
    if (cause !== undefined) copy['cause'] = redact(cause, depth + 1)
    return copy
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  // A Response, an element, a URL: only its name is shown, because its contents may be secret.
  if (prototype !== Object.prototype && prototype !== null)
    return value instanceof URL || value instanceof Date
      ? redactText(String(value))
      : `[${value.constructor.name}]`
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([name, entry]) => [
        name,
        SECRET_NAME.test(name) && entry !== undefined && entry !== null && typeof entry !== 'boolean'
          ? HIDDEN
          : redact(entry, depth + 1),
      ]),
  )
}
