import { VisuallyHidden } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './stars.module.css'

const STARS = [0, 1, 2, 3, 4]
const STAR = 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 17l-5.6 3 1.3-6.2L3 9.5l6.3-.7z'

/** Five full stars and the number; screen readers get the words instead. */
export function Stars({ label }: { readonly label: string }): ReactNode {
  return (
    <p className={css.stars}>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 24 24" width="14" height="14" fill="currentColor" aria-hidden>
          <path d={STAR} />
        </svg>
      ))}
      <span className={css.number} aria-hidden>
        5.0
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
  )
}
