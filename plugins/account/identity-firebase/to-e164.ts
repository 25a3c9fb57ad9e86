import type { MobileNumber } from '../mobile-numbers.ts'

/**
 * A number as the identity service takes it, `+84901234567` (ITU-T E.164): without the noughts that are dialled within a country
 * only. Whether there is such a number the service says (`auth/invalid-phone-number`).
 */
export const toE164 = ({ countryDialingCode, mobileNum }: MobileNumber): string =>
  countryDialingCode + mobileNum.replace(/^0+/, '')
