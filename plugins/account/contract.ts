import { defineStorageKey } from '@foyer/sdk'

/** Where a player comes from, kept until he registers (EN-12). Codes as they came in the address (VA-10). */
export interface RegistrationInfo {
  readonly affiliateCode?: string
  /** `r` of the address. */
  readonly referralCode?: string
  /** Host on which the player first came. */
  readonly originalDomain?: string
}

const FIELDS = ['affiliateCode', 'referralCode', 'originalDomain'] as const

/** Keeps each field that is a text with something in it; the others count as absent. */
function parse(stored: unknown): RegistrationInfo | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const read = FIELDS.map((name) => [name, Reflect.get(stored, name)] as const)
  return Object.fromEntries(read.filter(([, value]) => typeof value === 'string' && value !== ''))
}

/** The stored registration info (EN-12). */
export const REGISTRATION_INFO = defineStorageKey<RegistrationInfo>({
  name: 'registrationInfo',
  area: 'local',
  parse,
})
