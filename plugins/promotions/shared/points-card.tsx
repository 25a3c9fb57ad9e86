import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './points-card.module.css'

interface Props {
  readonly label: string
  /** As players read it: `12,480`. */
  readonly value: string
  /** Below: what else there is to know. */
  readonly children?: ReactNode
}

/** The player's points, in the brand's colour. */
export const PointsCard = ({ label, value, children }: Props): ReactNode => (
  <section className={css.card} aria-label={label}>
    <span className={css.mark}>
      <Icon name="star" size={96} />
    </span>
    <p className={css.label}>{label}</p>
    <p className={css.value}>{value}</p>
    {children && <div className={css.more}>{children}</div>}
  </section>
)
