/** The module's export, by the name that the manifest gives. */
export { HistoryScreen } from './history-screen.tsx'
