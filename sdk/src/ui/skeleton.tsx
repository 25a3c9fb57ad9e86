import type { CSSProperties, ReactNode } from 'react'
import css from './skeleton.module.css'

/** What `Skeleton` takes. */
export interface SkeletonProps {
  /**
   * CSS lengths, or numbers for pixels. Give it the size of what it replaces, so that nothing moves. `100%`
   * by `1em` by default.
   */
  readonly width?: CSSProperties['inlineSize']
  readonly height?: CSSProperties['blockSize']
  readonly radius?: CSSProperties['borderRadius']
}

/** A placeholder for something that is loading. Hidden from screen readers. */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius = 'var(--radius-s)',
}: SkeletonProps): ReactNode {
  const size = { inlineSize: width, blockSize: height, borderRadius: radius }
  return <span className={css.skeleton} style={size} aria-hidden />
}
