import type { Domains } from '../services/domains.ts'

/** Domains of which one answers, or none. */
export class FakeDomains implements Domains {
  races = 0

  /** @param winner origin of the fastest; `undefined`: none answers */
  constructor(public winner: string | undefined) {}

  fastest(): Promise<string | undefined> {
    this.races++
    return Promise.resolve(this.winner)
  }
}
export const fakeDomains = (winner?: string): FakeDomains => new FakeDomains(winner)
