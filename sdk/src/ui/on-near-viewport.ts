import { LAZY_IMAGE_DELAY_MS, LAZY_IMAGE_THRESHOLD_PX } from './constants.ts'

const watched = new WeakMap<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined

const notifyWatched: IntersectionObserverCallback = (entries) => {
  for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
}

/**
 * Calls `run` once the element has been within 100 px of the viewport for 150 ms (CO-11); at once in a
 * browser without IntersectionObserver. One observer serves the whole page. Returns a function that cancels
 * it.
 */
export function onNearViewport(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    run()
    return () => {}
  }
  observer ??= new IntersectionObserver(notifyWatched, { rootMargin: `${LAZY_IMAGE_THRESHOLD_PX}px` })
  const watcher = observer
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(timer)
    watched.delete(element)
    watcher.unobserve(element)
  }
  watched.set(element, (near) => {
    clearTimeout(timer)
    if (!near) return
    timer = setTimeout(() => {
      stop()
      run()
    }, LAZY_IMAGE_DELAY_MS)
  })
  watcher.observe(element)
  return stop
}
