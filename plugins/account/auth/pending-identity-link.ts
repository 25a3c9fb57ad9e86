import { type ContextOf, createStore, type Store } from '@foyer/sdk'
import { IDENTITY_TOKEN_MS } from '../contract.ts'
import type { IdentityCredentials } from '../identity-token-fields.ts'
import type { manifest } from './manifest.ts'

type AuthContext = ContextOf<typeof manifest>
const links = new WeakMap<AuthContext, PendingIdentityLink>()

/**
 * The identity that the next login by username connects with its account (OV-16). In memory only, and one for
 * all screens: a player who chooses an existing account on the registration's screen is taken to the login's.
 */
export class PendingIdentityLink {
  readonly current: Store<IdentityCredentials | undefined>
  readonly #current = createStore<IdentityCredentials | undefined>(undefined)
  readonly #context: AuthContext
  #cancelTimeout: (() => unknown) | undefined

  private constructor(context: AuthContext) {
    this.current = this.#current
    this.#context = context
  }

  static forContext(context: AuthContext): PendingIdentityLink {
    const existing = links.get(context) ?? new PendingIdentityLink(context)
    links.set(context, existing)
    return existing
  }

  /** Calls `onExpired` when the identity's token is too old for a login. */
  set(identity: IdentityCredentials, onExpired: () => void): void {
    this.clear()
    this.#current.set(identity)
    this.#cancelTimeout = this.#context.timeout(() => {
      this.#current.set(undefined)
      onExpired()
    }, IDENTITY_TOKEN_MS)
  }

  clear(): void {
    this.#cancelTimeout?.()
    this.#current.set(undefined)
  }
}
