import type { RegistrationInfo } from './contract.ts'

/** A code of a referral or an affiliate: nothing else is kept or sent. */
const CODE = /^[\w.-]{1,64}$/
export const isReferralCode = (text: string): boolean => CODE.test(text)

/**
 * What is known of where a player comes from, with what this page's address says (VA-10, EN-12): a code there replaces the one
 * known, its absence keeps it. The host is that of the first page ever.
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
