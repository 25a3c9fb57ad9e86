import type { MobileNumber } from '../shared/endpoints.ts'

/**
 * A number in the identity service's format, `+84901234567` (ITU-T E.164): without the zeros that are dialled
 * only within a country. The service reports an invalid number (`auth/invalid-phone-number`).
 */
export const toE164 = ({ countryDialingCode, mobileNum }: MobileNumber): string =>
  countryDialingCode + mobileNum.replace(/^0+/, '')
