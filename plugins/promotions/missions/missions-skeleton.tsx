import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './missions-screen.module.css'

const ROWS = [0, 1, 2]

/** Points, tabs and missions while they load, in their sizes. */
export const MissionsSkeleton = (): ReactNode => (
  <div className={css.group} aria-busy>
    <Skeleton height="108px" radius="var(--radius-l)" />
    <Skeleton height="52px" radius="26px" />
    <Skeleton width="40%" height="1.5rem" />
    {ROWS.map((row) => (
      <Skeleton key={row} height="164px" radius="var(--radius-l)" />
    ))}
  </div>
)
