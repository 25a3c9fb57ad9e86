import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './withdraw-screen.module.css'

/** The form while the account info loads, in its size. */
export const WithdrawSkeleton = (): ReactNode => (
  <div className={css.skeleton} aria-busy>
    <Skeleton height="20px" radius="var(--radius-m)" />
    <Skeleton height="64px" radius="var(--radius-m)" />
    <Skeleton height="44px" radius="var(--radius-m)" />
    <Skeleton height="118px" radius="var(--radius-m)" />
    <Skeleton height="48px" radius="var(--radius-pill)" />
  </div>
)
