import type { ProfileProblem } from './profile-problem.ts'

/** A file of a merchant's folder. */
export type MerchantFile = 'profile.ts' | 'theme.css' | 'logo.svg' | 'icon.svg'

/** A problem, before it is known whose folder it is in. */
export interface Finding extends Pick<ProfileProblem, 'code' | 'text' | 'remedy'> {
  /** Default: `profile.ts`. */
  readonly file?: MerchantFile
  /** Default: an error. */
  readonly severity?: ProfileProblem['severity']
}
