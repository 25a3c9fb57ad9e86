import { type Context, createStore, type Store } from '@foyer/sdk'

/** The password that the operator hands out and that the member must change (ST-03, VA-08). */
export const WEAK_PASSWORD = '123456'

export const STRENGTHS = ['weak', 'fair', 'strong'] as const

type Strength = (typeof STRENGTHS)[number]

/** Minimum lengths of a fair and of a strong password. Characters. */
const FAIR_LENGTH = 8

const STRONG_LENGTH = 12

/** A password of fewer different characters is guessed soon. */
const FAIR_VARIETY = 5

const STRONG_VARIETY = 8

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/** Roughly how hard a password is to guess: a hint, not a rule. */
export function strengthOf(password: string): Strength {
  const characters = [...password]
  const variety = new Set(characters).size
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (characters.length < FAIR_LENGTH || variety < FAIR_VARIETY || isRun(characters)) return 'weak'
  const long = characters.length >= STRONG_LENGTH && variety >= STRONG_VARIETY
  if (long || (kinds >= 3 && variety >= STRONG_VARIETY)) return 'strong'
  return kinds >= 2 || long ? 'fair' : 'weak'
}

/** Whether each character follows the one before, up or down: 12345678, hgfedcba. */
function isRun(characters: readonly string[]): boolean {
  const steps = characters.slice(1).map((each, at) => codeOf(each) - codeOf(characters[at] ?? ''))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0

/** How long a typed password is available for a required change. */
const TYPED_PASSWORD_MS = 10 * 60_000

/** The password by which a session has just begun. */
interface TypedPassword {
  /** Of the session. */
  readonly token: string
  readonly password: string
}

const current = createStore<TypedPassword | undefined>(undefined)

/**
 * The password that the player has just typed at the log-in, if it must be changed at once: the form then does
 * not ask for it again. In memory only, until it is changed or refused, the session ends, the page is left, or
 * ten minutes have passed.
 */
export const typedPassword: Store<TypedPassword | undefined> = current

export function setTypedPassword(typed: TypedPassword, context: Pick<Context, 'timeout'>): void {
  current.set(typed)
  context.timeout(() => {
    if (current.get() === typed) clearTypedPassword()
  }, TYPED_PASSWORD_MS)
}

export const clearTypedPassword = (): void => current.set(undefined)
