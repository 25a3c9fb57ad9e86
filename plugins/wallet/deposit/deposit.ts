/** The module's export, by the name that the manifest gives. */
export { DepositScreen } from './deposit-screen.tsx'
