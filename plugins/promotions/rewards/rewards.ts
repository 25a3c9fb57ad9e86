/** The module's export, by the name that the manifest gives. */
export { RewardsScreen } from './rewards-screen.tsx'
