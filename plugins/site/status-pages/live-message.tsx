import type { ReactNode } from 'react'
import css from './live-message.module.css'

/** What came of the player's last attempt. It stands there empty before, so that screen readers read out what comes. */
export const LiveMessage = ({ children }: { readonly children: string }): ReactNode => (
  <output className={css.status}>{children}</output>
)
