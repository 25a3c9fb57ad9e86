/** The module's exports, by the names that the manifest gives. */
export { AcmeScreen } from './acme-screen.tsx'
