import type { ReactNode } from 'react'
import css from './menu-rows.module.css'

interface Props {
  /** `MenuRow`s, or what is as high while one is on its way. */
  readonly children: ReactNode
}

/** A card of rows, with a line between them; nothing is shown where there is no row. */
export const MenuRows = ({ children }: Props): ReactNode => <div className={css.rows}>{children}</div>
