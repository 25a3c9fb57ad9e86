import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './card-skeletons.module.css'

/** So many cards while their games load: art, and below it the lines of name and vendor. */
export const CardSkeletons = ({ count }: { readonly count: number }): ReactNode =>
  Array.from({ length: count }, (_, index) => (
    <span key={index} className={css.card}>
      <Skeleton height="auto" radius="var(--radius-m)" />
      <Skeleton width="85%" height="0.75rem" />
      <Skeleton width="55%" height="0.75rem" />
    </span>
  ))
