import { defineEndpoint, defineStorageKey, type Schema } from '@foyer/sdk'

/** The gateway's word, by hand: it is asked while the player types, and no form should fetch a validator for it. */
const nameAnswer: Schema<{ readonly taken: boolean }> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate: (answer) =>
      typeof answer === 'object' && answer !== null && 'value' in answer && typeof answer.value === 'boolean'
        ? { value: { taken: answer.value } }
        : { issues: [{ message: 'is neither true nor false', path: ['value'] }] },
  },
}

/**
 * Whether somebody has a user name already; asked with `username` by whatever lets a player choose one. The specification
 * names the path and nothing more (CA-35).
 */
export const checkUsername = defineEndpoint()({
  id: 'account.check-username',
  method: 'GET',
  path: '/wps/check/username',
  auth: 'none',
  assumed: true,
  response: nameAnswer,
})

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

/** The oldest token of the identity provider that a call to the gateway may carry (CO-09). */
export const IDENTITY_TOKEN_MS = 300_000
