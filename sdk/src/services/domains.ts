import { token } from '../token.ts'

/** The other addresses of the merchant's site (CA-11). */
export interface Domains {
  /**
   * Asks up to ten of the other addresses, and gives the origin of the one that answers first:
   * `https://b.example`. `undefined` where none answers well within 10 seconds, and where the signal is
   * aborted. Never rejects. No header, cookie or token of the player's is sent (RO-14).
   */
  fastest(signal: AbortSignal): Promise<string | undefined>
}

/** The site's other addresses. Always there. */
export const DOMAINS = token<Domains>('kernel.domains')
