import { SCROLL_BACK_LIMIT_MS } from './constants.ts'

/** A player who moves the page is not moved by us. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * How far each entry of the history was scrolled when it was left, while the page lasts. Loaded with the first navigation;
 * from then on the browser leaves scrolling on Back and Forward to it, and keeps it for pages that it loads anew.
 */
export class ScrollRestoration {
  readonly #tops: number[] = []
  #stop = (): void => undefined

  constructor() {
    const manual = (): void => void (history.scrollRestoration = 'manual')
    manual()
    addEventListener('pageshow', manual)
    addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'))
  }

  /** An entry was left for a new one, which starts at its top. */
  save(at: number, top: number): void {
    this.#stop()
    this.#tops[at] = top
  }

  /**
   * Scrolls an entry down again to where the player was, as soon as the page has grown that long. Ends there, when the player
   * moves the page, or after a few seconds.
   *
   * @param top where it was left before this page was loaded
   */
  restore(at: number, top: number): void {
    const to = this.#tops[at] ?? top
    const until = performance.now() + SCROLL_BACK_LIMIT_MS
    let frame = 0
    const stop = (): void => {
      cancelAnimationFrame(frame)
      for (const event of USER_SCROLL_EVENTS) removeEventListener(event, stop)
    }
    const step = (): void => {
      scrollTo(0, to)
      if (scrollY >= Math.floor(to) || performance.now() > until) stop()
      else frame = requestAnimationFrame(step)
    }
    for (const event of USER_SCROLL_EVENTS) addEventListener(event, stop, { passive: true })
    this.#stop = stop
    step()
  }
}
