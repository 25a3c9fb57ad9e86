import type { Consent, ConsentVendor, GrantedConsent } from '../services/consent.ts'
import { createStore, type WritableStore } from '../store.ts'

/** What a fake consent is made with. */
export interface FakeConsentOptions {
  /** Whether the merchant asks; `false` by default. */
  readonly asks?: boolean
  /** By default everything where the merchant does not ask, and nothing where it does. */
  readonly granted?: Partial<GrantedConsent>
  /** None by default. */
  readonly vendors?: readonly ConsentVendor[]
}

/** A player's consent, which the test sets by `granted`; gates do not read it. */
export class FakeConsent implements Consent {
  readonly asks: boolean
  readonly granted: WritableStore<GrantedConsent>
  readonly known: WritableStore<boolean>
  /** What `grant` was called with. */
  readonly grants: GrantedConsent[] = []
  readonly #vendors: readonly ConsentVendor[]

  constructor({ asks = false, granted, vendors = [] }: FakeConsentOptions = {}) {
    const all = !asks
    this.asks = asks
    this.known = createStore(all || granted !== undefined)
    this.granted = createStore({ marketing: all, analytics: all, support: all, ...granted })
    this.#vendors = vendors
  }
  grant(granted: GrantedConsent): void {
    this.grants.push(granted)
    this.granted.set(granted)
    this.known.set(true)
  }
  vendors(): readonly ConsentVendor[] {
    return this.#vendors
  }
}
/** Makes a player's consent. */
export const fakeConsent = (options?: FakeConsentOptions): FakeConsent => new FakeConsent(options)
