/** The module's exports, by the names that the manifest gives. */
export { IdentitySignIn } from './identity-sign-in.tsx'
