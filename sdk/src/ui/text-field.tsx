import type { ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** A line of text to fill in. */
export const TextField = (props: FieldProps): ReactNode => <Field type="text" {...props} />
