import type { ConsentCategory, VendorPurpose } from '../gate.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/** What the player allows, by category. */
export type GrantedConsent = Readonly<Record<ConsentCategory, boolean>>

/** A plugin that waits for the player's consent, as the player is shown it before the choice. */
export interface ConsentVendor {
  /** Id of the plugin. */
  readonly plugin: string
  /** The plugin's title, in English: mostly the vendor's name. */
  readonly title: string
  /** The categories that its gate reads. */
  readonly categories: readonly ConsentCategory[]
  /** What it uses the player's data for, as its manifest says. */
  readonly purposes?: readonly VendorPurpose[]
  /** Names of its first-party cookies, as its manifest lists them; `*` at the end stands for any rest. */
  readonly cookies: readonly string[]
  /** Foreign hosts that it reaches. */
  readonly hosts: readonly string[]
}

/** The player's consent (TR-16, TR-19). */
export interface Consent {
  /** Whether the merchant asks the player. If not, everything is granted and nothing is asked. */
  readonly asks: boolean
  /** What is granted now; nothing until the player has chosen. Gates read the same. */
  readonly granted: Store<GrantedConsent>
  /**
   * Whether that is the player's choice: `grant` was called, or the merchant does not ask. Until then the choice of an
   * earlier visit may not have been read, so nothing that it would keep is removed.
   */
  readonly known: Store<boolean>
  /**
   * Takes over what the player chose, in this tab; only the plugin that asks the player calls it. Plugins whose
   * gate needs a category that is no longer granted stop, and the cookies that their manifests name are removed.
   */
  grant(granted: GrantedConsent): void
  /** The plugins that would be on if everything were granted, and read a category. */
  vendors(): readonly ConsentVendor[]
}
/** The player's consent. Always there. */
export const CONSENT = token<Consent>('kernel.consent')
