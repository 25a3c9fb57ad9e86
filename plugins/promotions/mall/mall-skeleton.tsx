import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './mall-screen.module.css'

const CARDS = [0, 1, 2, 3, 4, 5]

/** Points, tabs, filter and goods while they load, in their sizes. */
export const MallSkeleton = (): ReactNode => (
  <div className={css.shelf} aria-busy>
    <Skeleton height="108px" radius="var(--radius-l)" />
    <Skeleton height="52px" radius="26px" />
    <Skeleton height="44px" radius="var(--radius-pill)" />
    <div className={css.cards}>
      {CARDS.map((card) => (
        <Skeleton key={card} height="256px" radius="var(--radius-l)" />
      ))}
    </div>
  </div>
)
