/** After Back a screen may take this long to grow to its earlier height. */
export const SCROLL_BACK_LIMIT_MS = 3_000

/** Input by which the player scrolls: it ends the restoration. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Stores each history entry's scroll position when the player leaves it, until the page is unloaded. Loaded
 * with the first navigation. From then on it handles scrolling on Back and Forward; the browser still does so
 * after a reload.
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

  /** The player left an entry for a new one, which starts at its top. */
  save(at: number, top: number): void {
    this.#stop()
    this.#tops[at] = top
  }

  /**
   * Scrolls an entry to its earlier position as soon as the page is long enough. Stops when it is reached,
   * when the player scrolls, or after a few seconds.
   *
   * @param top its position from before this page was loaded
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
