import type { CSSProperties, ReactNode } from 'react'
import css from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths, or numbers for pixels: as large as what is to come, so that nothing jumps. */
  readonly width?: CSSProperties['inlineSize']
  readonly height?: CSSProperties['blockSize']
  readonly radius?: CSSProperties['borderRadius']
}

/** Stands for something that is on its way; hidden from screen readers. */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius = 'var(--radius-s)',
}: SkeletonProps): ReactNode {
  const size = { inlineSize: width, blockSize: height, borderRadius: radius }
  return <span className={css['skeleton']} style={size} aria-hidden />
}
