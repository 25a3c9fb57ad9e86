import { SLIDE_MS } from './constants.ts'

const EASING = 'cubic-bezier(0.2, 0, 0, 1)'

/**
 * Shows another slide of a scroller at once, and animates the content of both slides to its new position. A
 * transform runs on the compositor; a smooth scroll would cost the main thread work for every frame.
 *
 * @param track the scroller; its children are the slides
 */
export function animateSlideChange(track: HTMLElement, from: number, to: number): void {
  const slides = Array.from(track.children)
  const [left, here] = [slides[from], slides[to]]
  if (!(here instanceof HTMLElement)) return
  const before = track.scrollLeft
  // offsetLeft and scrollLeft count in the same direction in both writing directions
  track.scrollTo({ left: here.offsetLeft, behavior: 'instant' })
  if (!left || left === here || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const far = track.scrollLeft - before
  const step = Math.sign(far) * Math.abs(gapOf(slides))
  move(here.firstElementChild, step)
  move(left.firstElementChild, far, far - step)
}

/** From the start of one slide to the start of the next, in pixels. */
const gapOf = ([first, second]: readonly Element[]): number =>
  first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0

/** Animates an element from one horizontal offset to another, in pixels. */
function move(element: Element | null, from: number, to = 0): void {
  element?.animate([{ transform: `translateX(${from}px)` }, { transform: `translateX(${to}px)` }], {
    duration: SLIDE_MS,
    easing: EASING,
  })
}
