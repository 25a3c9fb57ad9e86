import type { ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

/**
 * A line of text to fill in, with its label, hint and error.
 *
 * @example
 * <TextField label={t('name')} name="name" required error={error} />
 */
export const TextField = (props: FieldProps): ReactNode => <Field type="text" {...props} />
