/** The module's exports, by the names that the manifest gives. */
export { LaunchGame } from './launch-game.tsx'
export { LaunchPurpose } from './launch-purpose.tsx'
