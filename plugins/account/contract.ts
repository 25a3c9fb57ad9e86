import { defineSlot, defineStorageKey, holdsSecrets, type Storage } from '@foyer/sdk'

/**
 * Slot for rows of the member area that are more than a link to a page of this site, such as a link to another
 * site: each component shows one `MenuRow`, or nothing. They stand in the group of the account.
 */
export const memberRows = defineSlot<object>('account.member-rows')

/** Types of members who are agents: they register others (RT-04), and the referral entry leads them there (OV-26). */
const AGENT_TYPES: readonly number[] = [1, 2]

/** Whether a member of this type is an agent; `undefined`: a visitor, or a type that is not known. */
export const isAgent = (type: number | undefined): boolean => type !== undefined && AGENT_TYPES.includes(type)

/** Where a player comes from, stored until registration (EN-12). The address has the codes (VA-10). */
export interface RegistrationInfo {
  readonly affiliateCode?: string
  /** `r` of the address. */
  readonly referralCode?: string
  /** Host that the player visited first. */
  readonly originalDomain?: string
}

const FIELDS = ['affiliateCode', 'referralCode', 'originalDomain'] as const

/** Keeps each field that is a non-empty text; the others count as absent. */
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

/** A code of a referral or an affiliate: no other text is stored or sent. */
const CODE = /^[\w.-]{1,64}$/

export const isReferralCode = (text: string): boolean => CODE.test(text)

/**
 * Where a player comes from, with the codes of this page's address (VA-10, EN-12): a code there replaces the
 * stored one; without one the stored code remains. The host is that of the first page ever.
 */
export function registrationInfoAt(
  { hostname, search }: Pick<Location, 'hostname' | 'search'>,
  known: RegistrationInfo = {},
): RegistrationInfo {
  const query = new URLSearchParams(search)
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => query.get(name)?.trim() ?? '').find(isReferralCode)
  const referralCode = first('r', 'referralCode')
  const affiliateCode = first('affiliateCode')
  return {
    originalDomain: hostname,
    ...known,
    ...(referralCode && { referralCode }),
    ...(affiliateCode && { affiliateCode }),
  }
}

/** Stores the codes of this page's address. They stay in it for the whole visit (RR-08): once is enough. */
export function saveRegistrationInfo(storage: Pick<Storage, 'get' | 'set'>): RegistrationInfo {
  const known = storage.get(REGISTRATION_INFO)
  const info = registrationInfoAt(location, known)
  if (JSON.stringify(info) !== JSON.stringify(known)) storage.set(REGISTRATION_INFO, info)
  return info
}

/**
 * The address that the player came with. The browser remembers it for the document; the site has meanwhile removed
 * what is secret from its own, and may have gone to another screen.
 */
export function landingAddress({ href, origin }: Pick<Location, 'href' | 'origin'>): string {
  const first = globalThis.performance?.getEntriesByType?.('navigation')[0]?.name ?? ''
  return first.startsWith(`${origin}/`) ? first : href
}

/** Decodes once; `undefined`: it is not properly encoded. A plus sign stays one. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The parameters of an address without the secret ones (TR-17), exactly as they were sent: case and length are
 * unchanged. Of several with one name it is the first.
 */
export function landingParameters(address: string): ReadonlyMap<string, string> {
  const [, query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s)
  const parameters = new Map<string, string>()
  for (const pair of query.split('&')) {
    const end = pair.indexOf('=')
    const name = end > 0 ? decode(pair.slice(0, end)) : undefined
    const value = decode(pair.slice(end + 1))
    if (name === undefined || value === undefined || holdsSecrets(pair)) continue
    if (!parameters.has(name)) parameters.set(name, value)
  }
  return parameters
}
