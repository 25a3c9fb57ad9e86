import { documentAddress } from '../../plugins/site/document-address.ts'
import type { Profile } from '../../kernel/profile/profile.ts'

/** Any host and language: an address must be right for all. */
const HOST = 'https://merchant.example'
const TAG = 'en'
const MAIL = /^[^\s@]+@[^\s@]+$/
const PHONE = /^tel:\+?\d[\d-]{1,18}$/

/** The field of a profile's `legal` that is missing or wrong, as `licence.href`; `undefined` where all are right. */
export function legalProblem(legal: Partial<Profile['legal']> = {}): string | undefined {
  const { company, licence, minimumAge, terms, privacy, saferPlay, helpline, mail, payments = [] } = legal
  if (!isWritten(company)) return 'company'
  if (licence && !isWritten(licence.authority)) return 'licence.authority'
  if (licence && !isWritten(licence.number)) return 'licence.number'
  if (licence?.href !== undefined && !isAddress(licence.href)) return 'licence.href'
  if (!Number.isInteger(minimumAge) || Number(minimumAge) < 1 || Number(minimumAge) > 99) return 'minimumAge'
  if (!isAddress(terms)) return 'terms'
  if (!isAddress(privacy)) return 'privacy'
  if (saferPlay !== undefined && !isAddress(saferPlay)) return 'saferPlay'
  if (helpline && !isWritten(helpline.name)) return 'helpline.name'
  if (helpline && !PHONE.test(helpline.href) && !isAddress(helpline.href)) return 'helpline.href'
  if (mail !== undefined && !MAIL.test(mail)) return 'mail'
  return payments.every(isWritten) ? undefined : 'payments'
}

const isWritten = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''
const isAddress = (address: unknown): boolean =>
  typeof address === 'string' && documentAddress(address, TAG, HOST) !== undefined
