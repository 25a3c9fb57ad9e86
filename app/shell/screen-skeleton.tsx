import type { ReactNode } from 'react'
import styles from './screens.module.css'

/** Stands for a screen whose code or access is not decided yet. */
export const ScreenSkeleton = (): ReactNode => (
  <div className={styles.skeleton} aria-busy="true">
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className={styles.block} />
    ))}
  </div>
)
