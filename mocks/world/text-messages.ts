import type { TextMessage, World } from './world.ts'
import { worldTime } from './clock.ts'

/** How long a code is valid; a new one is not sent before. */
const CODE_MS = 90_000
const CODE_DIGITS = 6
/** So many wrong codes make the sent one worthless: six digits must not be guessed. */
export const CODE_TRIES = 5

/** The number as it is stored: a national number's leading 0 is not dialled after the country's code. */
export const storedNumber = (dialingCode: string, number: string): string =>
  `${dialingCode}${number.replace(/^0/, '')}`

const latestTo = (world: World, to: string): TextMessage | undefined =>
  world.textMessages.filter((message) => message.to === to).at(-1)

/** Sends a new code; `undefined` if the last one to this number is still valid. */
export function sendCodeTo(world: World, to: string, now = worldTime()): TextMessage | undefined {
  if ((latestTo(world, to)?.expiresAt ?? 0) > now) return undefined
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const code = String(random % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
  const message = { to, code, expiresAt: now + CODE_MS, wrongTries: 0 }
  world.textMessages = [...world.textMessages, message]
  return message
}

/** Expires every code that was sent. */
export function expireCodes(world: World, now = worldTime()): void {
  world.textMessages = world.textMessages.map((message) => ({
    ...message,
    expiresAt: Math.min(message.expiresAt, now),
  }))
}

/** Whether this is the last code sent to the number. A right code is used up, and so is one after `CODE_TRIES` wrong ones. */
export function redeemCode(
  world: World,
  to: string,
  code: string,
  now = worldTime(),
): 'right' | 'wrong' | 'expired' {
  const message = latestTo(world, to)
  if (!message) return 'wrong'
  const replace = (changes: Partial<TextMessage>): void => {
    world.textMessages = world.textMessages.map((each) => (each === message ? { ...each, ...changes } : each))
  }
  if (message.expiresAt <= now)
    return message.code === code || message.wrongTries >= CODE_TRIES ? 'expired' : 'wrong'
  if (message.code === code) {
    replace({ expiresAt: now })
    return 'right'
  }
  const wrongTries = message.wrongTries + 1
  replace({ wrongTries, ...(wrongTries >= CODE_TRIES && { expiresAt: now }) })
  return 'wrong'
}
