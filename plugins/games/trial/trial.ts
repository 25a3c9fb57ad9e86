/** The module's exports, by the names that the manifest gives. */
export { TrialGame } from './trial-game.tsx'
export { TrialOffer } from './trial-offer.tsx'
