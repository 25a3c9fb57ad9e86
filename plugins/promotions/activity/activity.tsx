/** The module's exports, by the names that the manifest gives. */
export { Activity } from './activity-screen.tsx'
