import type { RegistrationInfo } from '../../account/contract/registration-info.ts'

/** The address of 'retry once' (OV-21): the site's start on a domain, with the registration's codes and no token. */
export function retryAddress(origin: string, { affiliateCode, referralCode }: RegistrationInfo = {}): string {
  const url = new URL('/m/index.html', origin)
  if (affiliateCode) url.searchParams.set('affiliateCode', affiliateCode)
  if (referralCode) url.searchParams.set('r', referralCode)
  return url.href
}
