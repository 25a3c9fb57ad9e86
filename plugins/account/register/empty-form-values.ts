import type { FormValues } from './read-registration.ts'

/** The values of an empty form. */
export const EMPTY_VALUES: FormValues = {
  username: '',
  number: '',
  code: '',
  password: '',
  referralCode: '',
  age: false,
}
