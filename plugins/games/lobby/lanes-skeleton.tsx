import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import grid from './game-grid.module.css'
import rail from './category-rail.module.css'
import css from './lanes-skeleton.module.css'
import lane from './lane-row.module.css'
import { SlowNotice } from './slow-notice.tsx'

const times = (count: number, item: (index: number) => ReactNode): readonly ReactNode[] =>
  Array.from({ length: count }, (_, index) => item(index))

/** A game's art, and below it the lines of its name and vendor. */
const CardSkeleton = (): ReactNode => (
  <span className={css.card}>
    <Skeleton height="auto" radius="var(--radius-m)" />
    <Skeleton width="85%" height="0.75rem" />
    <Skeleton width="55%" height="0.75rem" />
  </span>
)

/** The games of the home screen while they load: the rail of categories, and lanes of cards, in their sizes. */
export const HomeLanesSkeleton = ({ retry }: { readonly retry: () => void }): ReactNode => (
  <div className={css.lanes} aria-busy>
    <div className={rail.rail}>
      {times(5, (index) => (
        <span key={index} className={rail.chip}>
          <Skeleton width="var(--badge-s)" height="var(--badge-s)" radius="var(--radius-l)" />
          <Skeleton width="70%" height="0.75rem" />
        </span>
      ))}
    </div>
    <SlowNotice retry={retry} />
    {times(3, (row) => (
      <div key={row}>
        <div className={css.head}>
          <Skeleton width="40%" height="1.25rem" />
        </div>
        <div className={lane.row}>
          {times(4, (card) => (
            <CardSkeleton key={card} />
          ))}
        </div>
      </div>
    ))}
  </div>
)

/** The bar of categories of the game area while they load. */
export const FilterSkeleton = (): ReactNode => (
  <div className={css.filters} aria-hidden>
    {times(4, (index) => (
      <Skeleton key={index} width="7rem" height="var(--tap)" radius="var(--radius-pill)" />
    ))}
  </div>
)

/** The games of the game area while they load: rows of cards below the name of their category, in their sizes. */
export const GameGridSkeleton = ({ retry }: { readonly retry?: (() => void) | undefined }): ReactNode => (
  <div className={css.area} aria-busy>
    <SlowNotice retry={retry} />
    <Skeleton width="40%" height="1.4rem" />
    <div className={grid.grid}>
      {times(12, (card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  </div>
)
