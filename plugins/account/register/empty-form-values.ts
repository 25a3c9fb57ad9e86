import type { FormValues } from './read-registration.ts'

/** A form in which nothing is written yet. */
export const EMPTY_VALUES: FormValues = {
  username: '',
  number: '',
  code: '',
  password: '',
  referralCode: '',
  age: false,
}
