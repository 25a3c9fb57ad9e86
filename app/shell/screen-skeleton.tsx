import type { ReactNode } from 'react'
import styles from './screens.module.css'

/** A placeholder for a screen whose code has not loaded, or whose access is not decided yet. */
export const ScreenSkeleton = (): ReactNode => (
  <div className={styles.skeleton} aria-busy="true">
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className={styles.block} />
    ))}
  </div>
)
