import type { World } from './world.ts'

/** A message as the gateway believes to have sent it. */
export interface TextMessage {
  /** `+84901234567` */
  readonly to: string
  readonly code: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** A code is good for so long, and another one is not sent before. */
const CODE_MS = 90_000
const CODE_DIGITS = 6

const messagesByWorld = new WeakMap<World, TextMessage[]>()

/** Every message of a world, oldest first: what a developer reads in place of a phone. */
export const textMessages = (world: World): readonly TextMessage[] => messagesByWorld.get(world) ?? []

const latestTo = (world: World, to: string): TextMessage | undefined =>
  textMessages(world).findLast((message) => message.to === to)

/** Sends a new code; `undefined` where the last one to this number is still good. */
export function sendCodeTo(world: World, to: string, now = Date.now()): TextMessage | undefined {
  if ((latestTo(world, to)?.expiresAt ?? 0) > now) return undefined
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const code = String(random % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
  const message = { to, code, expiresAt: now + CODE_MS }
  messagesByWorld.set(world, [...textMessages(world), message])
  return message
}

/** Every code that was sent is too old from now on. */
export const expireCodes = (world: World, now = Date.now()): void =>
  void messagesByWorld.set(
    world,
    textMessages(world).map((message) => ({ ...message, expiresAt: Math.min(message.expiresAt, now) })),
  )

/** Whether this is the code last sent to the number. One that was right is used up. */
export function redeemCode(
  world: World,
  to: string,
  code: string,
  now = Date.now(),
): 'right' | 'wrong' | 'expired' {
  const message = latestTo(world, to)
  if (message?.code !== code) return 'wrong'
  if (message.expiresAt <= now) return 'expired'
  messagesByWorld.set(
    world,
    textMessages(world).map((each) => (each === message ? { ...each, expiresAt: now } : each)),
  )
  return 'right'
}
