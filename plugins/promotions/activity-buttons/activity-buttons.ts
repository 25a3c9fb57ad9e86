/** The module's exports, by the names that the manifest gives. */
export { ActivityShortcuts } from './activity-shortcuts.tsx'
