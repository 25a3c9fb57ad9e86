import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { CardSkeletons } from './card-skeletons.tsx'
import rail from './category-rail.module.css'
import css from './lanes-skeleton.module.css'
import lane from './lane-row.module.css'
import { SlowNotice } from './slow-notice.tsx'

const times = (count: number, item: (index: number) => ReactNode): readonly ReactNode[] =>
  Array.from({ length: count }, (_, index) => item(index))

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
          <CardSkeletons count={4} />
        </div>
      </div>
    ))}
  </div>
)
