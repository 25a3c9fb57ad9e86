import { flushSync } from 'react-dom'

/** Makes a change of the page, and scrolls by as much as it has moved an element, so that a finger still points at it. */
export function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top
  flushSync(change)
  if (!element.isConnected) return
  const moved = element.getBoundingClientRect().top - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
