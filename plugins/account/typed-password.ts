import { type Context, createStore, type Store } from '@foyer/sdk'

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
