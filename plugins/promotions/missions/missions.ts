/** The module's export, by the name that the manifest gives. */
export { MissionsScreen } from './missions-screen.tsx'
