import type { ReactNode } from 'react'
import css from './form.module.css'

/** What `FormMessage` takes. */
export interface FormMessageProps {
  /** Empty while there is nothing to say. */
  readonly children: ReactNode
  /** Interrupts what a screen reader is reading. */
  readonly urgent?: boolean
}

/** Why a form was not sent, at its button. Rendered from the start: screen readers announce what is added. */
export const FormMessage = ({ children, urgent = false }: FormMessageProps): ReactNode => (
  <p className={css.message} {...(urgent ? { role: 'alert' } : { 'aria-live': 'polite' })}>
    {children}
  </p>
)
