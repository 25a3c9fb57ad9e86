import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './level-card.module.css'

/** Fill the first view. */
const CARDS = 3
const LINES = 3

/** Cards of levels without texts, of the same size. */
export const BenefitsSkeleton = (): ReactNode => (
  <div className={css.skeletons} aria-busy>
    {Array.from({ length: CARDS }, (_, card) => (
      <div key={card} className={css.card}>
        <div className={css.head}>
          <Skeleton width="44px" height="44px" radius="50%" />
          <Skeleton width="40%" height="1.25rem" />
        </div>
        {Array.from({ length: LINES }, (_unused, line) => (
          <div key={line} className={css.benefit}>
            <Skeleton height="1.25rem" />
          </div>
        ))}
      </div>
    ))}
  </div>
)
