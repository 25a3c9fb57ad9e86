import type { ReactNode } from 'react'
import css from './spinner.module.css'

/** Says that something is going on. `label` is what a screen reader says of it. */
export const Spinner = ({ label }: { readonly label: string }): ReactNode => (
  <output aria-label={label} className={css['spinner']} />
)
