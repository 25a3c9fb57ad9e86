import { type Activate, navigated } from '@foyer/sdk'
import type { manifest } from './manifest.ts'

const DURATION_MS = 180
/** From how far a screen comes. */
const DISTANCE_PX = 24
const EASING = 'cubic-bezier(0.2, 0, 0, 1)'

/**
 * Animates each screen that replaces another, on the compositor and after it is rendered, so that a tap is answered
 * at once. The browser's own view transitions would take two pictures of the page first, which holds up a cheap phone's
 * input for longer than the motion is worth. Nothing moves for a player who asked for reduced motion.
 */
export const activate: Activate<typeof manifest> = (context) => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let [entry, path] = [historyIndex(), location.pathname]
  let frame = 0
  let running: Animation | undefined
  const stop = (): void => {
    cancelAnimationFrame(frame)
    running?.cancel()
  }
  context.defer(stop)
  context.on(navigated, ({ pathname }) => {
    const [lastEntry, lastPath] = [entry, path]
    entry = historyIndex()
    path = pathname
    if (pathname === lastPath || reduced.matches) return
    stop()
    // By then the screen of the new address is rendered.
    frame = requestAnimationFrame(() => {
      const screen = document.getElementById('content')
      running = screen ? moveIn(screen, entry - lastEntry) : undefined
    })
  })
}

/** The place of this page in the tab's history, where the browser tells; Safari before 26.2 and Firefox before 147 do not. */
const historyIndex = (): number =>
  (globalThis as { readonly navigation?: { readonly currentEntry?: { readonly index: number } | null } })
    .navigation?.currentEntry?.index ?? 0

/** @param steps through the history: forward, back, or 0 where the address took the place of another */
function moveIn(screen: HTMLElement, steps: number): Animation | undefined {
  const [first] = screen.children
  // What fills the window would be moved with the screen, and be cut off by it.
  const isFixed = first !== undefined && getComputedStyle(first).position === 'fixed'
  const isRtl = getComputedStyle(screen).direction === 'rtl'
  const from = isFixed ? 0 : Math.sign(steps) * (isRtl ? -DISTANCE_PX : DISTANCE_PX)
  const frames = { opacity: [0.4, 1], ...(from !== 0 && { transform: [`translateX(${from}px)`, 'none'] }) }
  // Chrome 64 has it; what else lacks it shows the screen without.
  return (screen.animate as HTMLElement['animate'] | undefined)?.call(screen, frames, {
    duration: DURATION_MS,
    easing: EASING,
  })
}
