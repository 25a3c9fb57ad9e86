import type { ReactNode } from 'react'
import css from './detail-row.module.css'

interface Props {
  readonly label: string
  readonly children: ReactNode
}

/** One labelled detail. */
export const DetailRow = ({ label, children }: Props): ReactNode => (
  <dl className={css.row}>
    <dt className={css.label}>{label}</dt>
    <dd className={css.value}>{children}</dd>
  </dl>
)
