import { isRecord, type SiteStatus } from '@foyer/sdk'
import { isReferralCode, type RegistrationInfo } from './contract/registration-info.ts'

type Codes = Pick<RegistrationInfo, 'affiliateCode' | 'referralCode'>

/**
 * The codes of the affiliate whose host this is (EN-12). The gateway names it in `info.affiliate` of the status, one or a list:
 * `{ domain, code, referralCode }`; one without a domain is that of the host that asked (source assumed). Of a code that cannot
 * be read nothing is taken.
 *
 * @param malformed - called where something of it cannot be read
 */
export function hostAffiliate(
  status: Pick<SiteStatus, 'parts'> | undefined,
  hostname: string,
  malformed: () => void,
): Codes {
  const part = status?.parts?.['affiliate']
  if (isAbsent(part)) return {}
  const affiliates: readonly unknown[] = Array.isArray(part) ? part : [part]
  const own = affiliates.filter(isRecord).find(({ domain }) => isAbsent(domain) || isHost(domain, hostname))
  const affiliateCode = codeOf(own?.['code'])
  const referralCode = codeOf(own?.['referralCode'])
  if (!affiliates.every(isRecord) || affiliateCode === null || referralCode === null) malformed()
  return { ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) }
}

const isAbsent = (raw: unknown): boolean => raw === undefined || raw === null || raw === ''
const isHost = (domain: unknown, hostname: string): boolean =>
  typeof domain === 'string' && domain.trim().toLowerCase() === hostname

/** `undefined`: there is none; `null`: it is no code. */
function codeOf(raw: unknown): string | null | undefined {
  if (isAbsent(raw)) return undefined
  const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : ''
  return isReferralCode(text) ? text : null
}
