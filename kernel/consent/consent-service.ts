import type { Consent, FactArea, GrantedConsent, Store } from '@foyer/sdk'
import type { FactStore } from '../facts/fact-store.ts'
import type { Host } from '../host/core/host.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { ALL_GRANTED, consentVendors } from './consent-vendors.ts'

export interface ConsentDependencies {
  readonly baked: Pick<BakedPage, 'facts'>
  readonly facts: Pick<FactStore, 'get' | 'patch' | 'subscribe'>
  readonly host: Pick<Host, 'inspect'>
}

/**
 * The player's consent (TR-16). It is a part of the facts, so that gates, the console and an inspector read and change
 * the same.
 */
export function consentService({ baked, facts, host }: ConsentDependencies): Consent {
  /** A store of what `read` finds in the area of the facts. */
  const storeOf = <T>(read: (area: FactArea, before: T | undefined) => T): Store<T> => {
    let area = facts.get().consent
    let value = read(area, undefined)
    const get = (): T => {
      const { consent } = facts.get()
      if (consent !== area) value = read((area = consent), value)
      return value
    }
    const subscribe = (listener: () => void): (() => void) => {
      let last = get()
      return facts.subscribe(() => {
        if (Object.is(get(), last)) return
        last = get()
        listener()
      })
    }
    return { get, subscribe }
  }
  return {
    // A page is baked with every category where its merchant asks for none.
    asks: !isSame(grantedIn(baked.facts.consent), ALL_GRANTED),
    granted: storeOf<GrantedConsent>((area, before) => {
      const granted = grantedIn(area)
      return before && isSame(before, granted) ? before : granted
    }),
    known: storeOf(isConsentKnown),
    grant: (chosen) => facts.patch({ consent: { ...grantedIn(chosen) } }),
    vendors: () => host.inspect(consentVendors),
  }
}

/** Whether the area holds a choice: it is baked empty where the player is asked. */
export const isConsentKnown = (area: FactArea): boolean => Object.keys(area ?? {}).length > 0

/** A category is granted by `true` alone. */
const grantedIn = (area: Readonly<Partial<Record<string, unknown>>> | undefined): GrantedConsent => ({
  marketing: area?.['marketing'] === true,
  analytics: area?.['analytics'] === true,
  support: area?.['support'] === true,
})

const isSame = (a: GrantedConsent, b: GrantedConsent): boolean =>
  a.marketing === b.marketing && a.analytics === b.analytics && a.support === b.support
