import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './deposit-screen.module.css'

/** The form while its settings load, in its size. */
export const DepositSkeleton = (): ReactNode => (
  <div className={css.skeleton} aria-busy>
    <Skeleton height="20px" radius="var(--radius-m)" />
    <div className={css.tiles}>
      <Skeleton height="52px" radius="var(--radius-m)" />
      <Skeleton height="52px" radius="var(--radius-m)" />
      <Skeleton height="52px" radius="var(--radius-m)" />
      <Skeleton height="52px" radius="var(--radius-m)" />
    </div>
    <Skeleton height="104px" radius="var(--radius-m)" />
    <Skeleton height="44px" radius="var(--radius-pill)" />
    <Skeleton height="52px" radius="var(--radius-pill)" />
  </div>
)
