import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './area-skeleton.module.css'
import { CardSkeletons } from './card-skeletons.tsx'
import grid from './game-grid.module.css'
import { SlowNotice } from './slow-notice.tsx'

/** The bar of categories of the game area while they load. */
export const FilterSkeleton = (): ReactNode => (
  <div className={css.filters} aria-hidden>
    {Array.from({ length: 4 }, (_, index) => (
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
      <CardSkeletons count={12} />
    </div>
  </div>
)
