import type { Activate } from '@foyer/sdk'
import { ClickIds } from './click-ids.ts'
import { ATTRIBUTION_DELAY_MS } from './constants.ts'
import type { manifest } from './manifest.ts'

/** Matches an address with an attribution code (VA-10). */
const CODES = /[?&](r|referralCode|affiliateCode)=/

/**
 * Stores the visitor's attribution for a later registration (EN-12): a code of the address at once, since the player may
 * leave; the host alone after a delay. Provides the clicks that led the player here.
 */
export const activate: Activate<typeof manifest> = (context, services) => {
  const persist = async (): Promise<void> => {
    try {
      const { saveRegistrationInfo } = await import('../contract.ts')
      saveRegistrationInfo(context.storage)
    } catch (error) {
      context.logger.warn('the attribution of the address could not be stored', error)
    }
  }
  if (CODES.test(location.search)) void persist()
  else context.timeout(() => void persist(), ATTRIBUTION_DELAY_MS)
  const attribution = new ClickIds(context, services)
  attribution.start()
  return { attribution }
}
