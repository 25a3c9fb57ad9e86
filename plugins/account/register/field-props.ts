import type { FormValues } from './read-registration.ts'
import type { ErrorOf } from './use-field-errors.ts'

/** What the form's own fields are made with. */
export interface FieldProps {
  readonly busy: boolean
  readonly typed: FormValues
  readonly errorOf: ErrorOf
  readonly change: (part: Partial<FormValues>) => void
}
