/** The module's exports, by the names that the manifest gives. */
export { AcmeLogin } from './acme-login.tsx'
