const watched = new Map<Element, (inView: boolean) => void>()
let observer: IntersectionObserver | undefined

const createObserver = (): IntersectionObserver =>
  new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
  })

/**
 * Reports whether a player sees an element: it is in the view of a page that is shown. Reports each change, and seen at
 * once in a browser that cannot tell. One observer serves all elements. Returns a function that ends it.
 */
export function watchSeen(element: Element, report: (seen: boolean) => void): () => void {
  const canTell = typeof IntersectionObserver !== 'undefined'
  let inView = !canTell
  const tell = (): void => report(inView && document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', tell)
  if (canTell) {
    watched.set(element, (now) => {
      inView = now
      tell()
    })
    observer ??= createObserver()
    observer.observe(element)
  }
  tell()
  return () => {
    document.removeEventListener('visibilitychange', tell)
    watched.delete(element)
    observer?.unobserve(element)
    if (watched.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
}
