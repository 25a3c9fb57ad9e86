import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './marquee.module.css'
import { MARQUEE_PX_PER_SECOND } from './constants.ts'

/** What `Marquee` takes. */
export interface MarqueeProps {
  /** Accessible name. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A line of news that passes by, again and again. It stops under a finger, a pointer or the focus, and under
 * reduced motion.
 */
export function Marquee({ label, children }: MarqueeProps): ReactNode {
  const group = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!group.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.target.clientWidth ?? 0))
    observer.observe(group.current)
    return () => observer.disconnect()
  }, [])
  const moves = width > 0
  return (
    // Focus stops the movement, so that it can be read and left without a pointer (WCAG 2.2.2).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.marquee} aria-label={label} tabIndex={0}>
      <div
        className={classNames(css.track, moves && css.moving)}
        style={moves ? { animationDuration: `${marqueeSeconds(width)}s` } : undefined}
      >
        <div ref={group} className={css.group}>
          {children}
        </div>
        {moves && (
          <div className={css.group} aria-hidden inert>
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

/** How long one pass of content of this width takes (CO-11). */
export const marqueeSeconds = (widthPx: number): number => widthPx / MARQUEE_PX_PER_SECOND
