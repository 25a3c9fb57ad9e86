/** The module's exports, by the names that the manifest gives. */
export { SecondFactorForm } from './second-factor-form.tsx'
