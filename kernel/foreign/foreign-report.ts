import type { LanguageCode } from '@foyer/sdk'
import type { ErrorReport } from '../host/tooling/error-report.ts'

/** What became of one entry of the profile's foreign plugins, for the merchant's console. */
export interface ForeignReport {
  readonly id: string
  readonly url: string
  readonly state:
    /** the gateway's own status has not arrived */
    | 'waiting'
    /** its switch is off or the merchant has disabled it, so its file was never asked for */
    | 'never asked'
    | 'loading'
    /** the host has it: the list of plugins says more */
    | 'registered'
    | 'refused'
  /** The entry's switch. */
  readonly switch?: string | undefined
  /** Why it was refused; `PL-SWITCH` where the gateway does not know the switch. */
  readonly error?: ErrorReport | undefined
  /** The keys of its texts that a language lacks and shows in English (`IN-ENGLISH`); of languages that were loaded. */
  readonly english?: { readonly [language in LanguageCode]?: readonly string[] } | undefined
}
