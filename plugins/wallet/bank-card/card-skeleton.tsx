import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './card-screen.module.css'

/** The list with one card, and the button below it, in their sizes. */
export const CardSkeleton = (): ReactNode => (
  <div className={css.part} aria-busy>
    <Skeleton width="40%" height="26px" />
    <Skeleton height="98px" radius="var(--radius-m)" />
    <Skeleton height="var(--control)" radius="var(--radius-m)" />
  </div>
)
