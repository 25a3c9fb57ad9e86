/** The module's export, by the name that the manifest gives. */
export { WithdrawScreen } from './withdraw-screen.tsx'
