/** The module's exports, by the names that the manifest gives. */
export { BankCardScreen } from './bank-card-screen.tsx'
export { PixCardScreen } from './pix-card-screen.tsx'
