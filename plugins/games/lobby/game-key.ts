import type { GameCard } from '../contract.ts'

/** A game among those of all vendors. */
export const gameKey = ({ vendor, code }: Pick<GameCard, 'vendor' | 'code'>): string => `${vendor}/${code}`
