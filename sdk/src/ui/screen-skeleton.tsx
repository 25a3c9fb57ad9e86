import type { ReactNode } from 'react'
import type { Route } from '../contracts/screen.ts'
import css from './screen-skeleton.module.css'

/** The most that a shape draws. */
const BLOCKS = 9

/** What `ScreenSkeleton` takes. */
export interface ScreenSkeletonProps {
  /** That of the screen's route; neutral blocks by default. */
  readonly shape?: Route['skeleton']
}

/** A placeholder for a screen whose code has not loaded, or whose access is not decided yet. */
export const ScreenSkeleton = ({ shape }: ScreenSkeletonProps): ReactNode => (
  <div className={css.skeleton} aria-busy="true" data-shape={shape}>
    {Array.from({ length: BLOCKS }, (_, index) => (
      <div key={index} className={css.block} />
    ))}
  </div>
)
