import type { Typed } from './read-registration.ts'

/** A form in which nothing is written yet. */
export const EMPTY: Typed = { username: '', number: '', code: '', password: '', referralCode: '', age: false }
