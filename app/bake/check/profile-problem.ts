import type { ERROR_CODES } from '../error-codes.ts'

/** An error keeps the merchant from being published; a warning does not. */
export type Severity = 'error' | 'warning'

/** One thing that is wrong with a merchant's folder, for the people who wrote it. */
export interface ProfileProblem {
  /** The folder's name; `undefined` where it concerns all merchants. */
  readonly merchant: string | undefined
  /** From the project's root: `merchants/jade/profile.ts`. */
  readonly file: string
  readonly code: keyof typeof ERROR_CODES
  readonly severity: Severity
  /** What was found, and where in the file: `hosts[0] is "https://www.jade.com", an address.` */
  readonly text: string
  /** What to write in its place: `Write www.jade.com.` */
  readonly remedy: string
}
