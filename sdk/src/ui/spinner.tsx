import type { ReactNode } from 'react'
import css from './spinner.module.css'

/** Shows that something is in progress. `label` is what a screen reader reads out. */
export const Spinner = ({ label }: { readonly label: string }): ReactNode => (
  <output aria-label={label} className={css.spinner} />
)
