import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './games-section.module.css'

/** Rows of cards that are loading. */
export const LanesSkeleton = (): ReactNode => (
  <div className={css.games} aria-busy>
    {[0, 1, 2].map((row) => (
      <div key={row} className={css.skeleton}>
        <Skeleton width="40%" height="1.5rem" />
        <div className={css.cards}>
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} height="auto" radius="var(--radius-m)" />
          ))}
        </div>
      </div>
    ))}
  </div>
)
