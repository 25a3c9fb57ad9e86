import type { ReactNode } from 'react'
import css from './live-message.module.css'

/** The result of the player's last attempt. It is rendered empty first, so that screen readers announce the result. */
export const LiveMessage = ({ children }: { readonly children: string }): ReactNode => (
  <output className={css.status}>{children}</output>
)
