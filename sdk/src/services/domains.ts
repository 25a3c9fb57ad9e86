import { token } from '../token.ts'

/** The other addresses of the merchant's site (CA-11). */
export interface Domains {
  /**
   * Asks up to ten of them, none of which is this page's, and gives the origin of the one that answers first and well:
   * `https://b.example`. `undefined` where none does within 10 seconds, or the signal was aborted. Never rejects. No header,
   * cookie or token of the player's goes along (RO-14).
   */
  fastest(signal: AbortSignal): Promise<string | undefined>
}
export const DOMAINS = token<Domains>('kernel.domains')
