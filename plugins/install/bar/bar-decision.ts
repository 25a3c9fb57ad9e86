import type { Device } from '@foyer/sdk'
import type { InstallOffer } from '../contract/installer.ts'

/** What decides whether the bar is shown (ST-12). */
export interface BarFacts {
  readonly device: Pick<Device, 'platform'>
  /** The player has closed it in this session. */
  readonly closed: boolean
  /** The merchant asks for consent, and the player has not answered: that stands where the bar would. */
  readonly consentOwed: boolean
  /** `undefined`: not known yet. */
  readonly offer: InstallOffer | undefined
}

/** `reason`: short and stable, for the merchant's console. */
export type BarDecision = { readonly kind: 'show' } | { readonly kind: 'skip'; readonly reason: string }

const skip = (reason: string): BarDecision => ({ kind: 'skip', reason })

/** Whether the download bar is shown in a browser, or why not. */
export function barDecision({ device, closed, consentOwed, offer }: BarFacts): BarDecision {
  if (closed) return skip('closed in this session')
  if (consentOwed) return skip('consent is asked for')
  if (!offer) return skip('no offer yet')
  if (offer.appUrl === undefined && offer.web === 'none')
    return skip(device.platform === 'ios' ? 'no app for this iOS' : 'nothing to install')
  return { kind: 'show' }
}
