import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** A box to tick; its whole line can be touched. */
export const Checkbox = ({ label, className, ...input }: CheckboxProps): ReactNode => (
  <label className={classNames(css['check'], className)}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
)
