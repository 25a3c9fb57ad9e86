import type { Context } from '@foyer/sdk'
import { ATTRIBUTION_DELAY_MS } from './constants.ts'

/** The address brings a code (VA-10). */
const CODES = /[?&](r|referralCode|affiliateCode)=/

/**
 * Keeps whose visitor this is, for the registration to come (EN-12): a code of the address at once, for the player may leave;
 * the host alone once the page is at rest.
 */
export function persistAttribution(context: Pick<Context, 'storage' | 'logger' | 'timeout'>): void {
  const persist = async (): Promise<void> => {
    try {
      const { saveRegistrationInfo } = await import('../../account/registration-info.ts')
      saveRegistrationInfo(context.storage)
    } catch (error) {
      context.logger.warn('what the address says of the visitor could not be kept', error)
    }
  }
  if (CODES.test(location.search)) void persist()
  else context.timeout(() => void persist(), ATTRIBUTION_DELAY_MS)
}
