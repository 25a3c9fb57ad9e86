import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './rewards-screen.module.css'

const ROWS = [0, 1, 2, 3]

/** The tabs and the cards of rewards while they load, in their sizes. */
export const RewardsSkeleton = (): ReactNode => (
  <div className={css.skeleton} aria-busy>
    <Skeleton height="52px" radius="26px" />
    {ROWS.map((row) => (
      <Skeleton key={row} height="164px" radius="var(--radius-l)" />
    ))}
  </div>
)
