import { type ContextOf, createStore, type Store } from '@foyer/sdk'
import { IDENTITY_TOKEN_MS } from '../contract.ts'
import type { IdentityCredentials } from '../identity-proof.ts'
import type { manifest } from './manifest.ts'

type AuthContext = ContextOf<typeof manifest>
const waiting = new WeakMap<AuthContext, WaitingIdentity>()

/**
 * The identity that the next login by username connects with its account (OV-16). In memory only, and one for all screens:
 * whoever says on the registration's to have an account is taken to the login's.
 */
export class WaitingIdentity {
  readonly current: Store<IdentityCredentials | undefined>
  readonly #current = createStore<IdentityCredentials | undefined>(undefined)
  readonly #context: AuthContext
  #forget: (() => unknown) | undefined

  private constructor(context: AuthContext) {
    this.current = this.#current
    this.#context = context
  }

  static of(context: AuthContext): WaitingIdentity {
    const standing = waiting.get(context) ?? new WaitingIdentity(context)
    waiting.set(context, standing)
    return standing
  }

  /** `late` is told when its token has become too old for a login. */
  keep(identity: IdentityCredentials, late: () => void): void {
    this.drop()
    this.#current.set(identity)
    this.#forget = this.#context.timeout(() => {
      this.#current.set(undefined)
      late()
    }, IDENTITY_TOKEN_MS)
  }

  drop(): void {
    this.#forget?.()
    this.#current.set(undefined)
  }
}
