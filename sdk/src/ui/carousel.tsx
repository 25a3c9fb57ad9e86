import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import css from './carousel.module.css'
import { animateSlideChange } from './animate-slide-change.ts'

/** What `Carousel` takes. */
export interface CarouselProps {
  /** Accessible name of the carousel. */
  readonly label: string
  /**
   * Shows the next slide after so many milliseconds, until the player swipes. Absent, and under reduced
   * motion: it does not move by itself.
   */
  readonly autoplayMs?: number
  /** Name of one slide and of its dot: `2 of 5`. `index` counts from 0. Called again when it is another function. */
  readonly slideLabel: (index: number, count: number) => string
  /** The slides, each with a key. */
  readonly children: readonly ReactNode[]
}
/** The part of a slide that must be in view for it to be the current one. */
const MOST = 0.6

/**
 * Slides side by side that snap into place; swiping is the browser's own. The first slide is visible before
 * any script runs.
 */
export function Carousel({ label, autoplayMs, slideLabel, children }: CarouselProps): ReactNode {
  const track = useRef<HTMLDivElement>(null)
  const shown = useRef(0)
  const [current, setCurrent] = useState(0)
  const count = children.length
  const names = useMemo(
    () => Array.from({ length: count }, (_, index) => slideLabel(index, count)),
    [slideLabel, count],
  )

  const goTo = (index: number): void => {
    if (!track.current) return
    animateSlideChange(track.current, shown.current, index)
    setCurrent((shown.current = index))
  }
  useEffect(() => {
    const slides = track.current?.children
    if (!slides || count < 2 || typeof IntersectionObserver === 'undefined') return
    // It reports when a slide has arrived, not every frame of a swipe.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent((shown.current = Array.from(slides).indexOf(target)))
        }
      },
      { root: track.current, threshold: MOST },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [count])
  useEffect(() => {
    const carousel = track.current?.parentElement
    if (!carousel || !autoplayMs || count < 2) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden && !carousel.matches(':hover')) goTo((shown.current + 1) % count)
    }, autoplayMs)
    const stop = (): void => clearInterval(timer)
    // A touch or focus stops the movement for good, so that a slide can be read (WCAG 2.2.2).
    carousel.addEventListener('pointerdown', stop)
    carousel.addEventListener('focusin', stop)
    return () => {
      stop()
      carousel.removeEventListener('pointerdown', stop)
      carousel.removeEventListener('focusin', stop)
    }
  }, [autoplayMs, count])

  return (
    <section className={css.carousel} aria-label={label}>
      <div ref={track} className={css.track}>
        {children.map((slide, index) => (
          <div
            key={index}
            className={css.slide}
            // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element means one slide
            role="group"
            aria-label={names[index]}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={css.dots}>
          {children.map((_, index) => (
            <button
              key={index}
              type="button"
              className={css.dot}
              aria-label={names[index]}
              aria-current={index === Math.min(current, count - 1) || undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
