import type { Domains } from '../services/domains.ts'

/** Domains whose fastest one the test sets. */
export class FakeDomains implements Domains {
  /** How often `fastest` was called. */
  races = 0

  /** @param winner origin of the fastest; `undefined`: none answers */
  constructor(public winner: string | undefined) {}

  fastest(): Promise<string | undefined> {
    this.races++
    return Promise.resolve(this.winner)
  }
}
/**
 * Makes domains.
 *
 * @param winner - the origin that answers first; none by default
 */
export const fakeDomains = (winner?: string): FakeDomains => new FakeDomains(winner)
