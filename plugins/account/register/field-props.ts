import type { FormValues } from './read-registration.ts'
import type { ErrorOf } from './use-field-errors.ts'

/** Props of the form's fields. */
export interface FieldProps {
  readonly busy: boolean
  readonly typed: FormValues
  readonly errorOf: ErrorOf
  readonly change: (part: Partial<FormValues>) => void
}
