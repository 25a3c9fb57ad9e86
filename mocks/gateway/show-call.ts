import { MAX_CALL_TEXT } from '../world/constants.ts'
import type { KeptCall, RecordedCall, RecordedMessage, RecordedText } from '../world/recorded-calls.ts'
import { maskAddress, maskSecrets } from './mask.ts'

/** A kept call for the harness, its secrets masked. */
export function showCall({ entry, request, answer }: KeptCall): RecordedCall {
  const sent = request.body && textOf(request.body)
  return {
    entry,
    request: message(request.headers, sent),
    ...(answer && { answer: message(answer.headers, answer.text) }),
  }
}

function message(headers: Headers, text: string | undefined): RecordedMessage {
  const isForm = (headers.get('content-type') ?? '').includes('form-urlencoded')
  return {
    headers: maskHeaders(headers),
    ...(text && { body: cut(isForm ? maskForm(text) : maskText(text)) }),
  }
}

/** `undefined`: the bytes are no text. */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const cut = (text: string): RecordedText =>
  text.length > MAX_CALL_TEXT ? { text: text.slice(0, MAX_CALL_TEXT), cutFrom: text.length } : { text }

const maskForm = (text: string): string => maskAddress(new URL(`?${text}`, 'http://form')).slice('/?'.length)

/** What stands for a value under a name: the value itself, unless the name is a secret's. */
const masked = (name: string, value: string): string =>
  String(Reflect.get(Object(maskSecrets({ [name]: value })), name))
const MASK = masked('token', '')
const MASKED_HEADERS: readonly string[] = ['authorization', 'cookie', 'set-cookie']

const maskHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([given, value]) => {
      // The headers of unit tests with a page keep their case.
      const name = given.toLowerCase()
      return [name, MASKED_HEADERS.includes(name) ? MASK : masked(name, value)]
    }),
  )

/** A string, and a colon if it is a name; a bracket; another word. */
const TOKEN = /"(?:[^"\\]|\\[^])*(?:"(\s*:)?)?|[{}[\]]|[^\s",:{}[\]]+/g

/**
 * A JSON text whose secrets are masked, and which is otherwise as it was. The text is not parsed, because a broken one must not
 * show its secrets.
 */
export function maskText(text: string): string {
  let depth = 0
  /** The name before the current token is a secret's. */
  let afterSecret = false
  /** Depth of the object or list under a secret's name. */
  let secretDepth = Infinity
  return text.replace(TOKEN, (token: string, colon: string | undefined) => {
    if (colon !== undefined) {
      afterSecret = masked(token.slice(1, -colon.length - 1), '') === MASK
      return token
    }
    const isSecret = afterSecret || depth > secretDepth
    if (token === '{' || token === '[') {
      if (afterSecret) secretDepth = Math.min(secretDepth, depth)
      depth++
    } else if (token === '}' || token === ']') {
      depth--
      if (depth <= secretDepth) secretDepth = Infinity
    } else if (isSecret) token = `"${MASK}"`
    afterSecret = false
    return token
  })
}
