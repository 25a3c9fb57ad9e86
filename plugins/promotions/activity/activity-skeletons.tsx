import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './activity-skeletons.module.css'
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from './constants.ts'

const CARDS = 3
const CATEGORIES = ['64px', '104px', '88px', '120px']
const LINES = ['92%', '100%', '84%', '96%', '60%']

/** As tall as a picture is. */
const Picture = (): ReactNode => (
  <div style={{ aspectRatio: `${PICTURE_WIDTH_PX}/${PICTURE_HEIGHT_PX}` }}>
    <Skeleton height="100%" radius="0" />
  </div>
)

/** Fills the places of categories and cards. */
export const ListSkeleton = (): ReactNode => (
  <div className={css.list} aria-busy>
    <div className={css.categories}>
      {CATEGORIES.map((width) => (
        <Skeleton key={width} width={width} height="var(--tap)" radius="var(--radius-pill)" />
      ))}
    </div>
    {Array.from({ length: CARDS }, (_, index) => (
      <div key={index} className={css.card}>
        <Picture />
        <div className={css.words}>
          <Skeleton width="70%" height="1.3em" />
          <Skeleton width="90%" />
          <Skeleton width="45%" />
        </div>
      </div>
    ))}
  </div>
)

/** Fills the places of a promotion's picture, title and terms. */
export const PageSkeleton = (): ReactNode => (
  <div className={css.page} aria-busy>
    <div className={css.picture}>
      <Picture />
    </div>
    <Skeleton width="80%" height="var(--text-2xl)" />
    <Skeleton width="45%" />
    <Skeleton height="var(--control)" radius="var(--radius-pill)" />
    {LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)
