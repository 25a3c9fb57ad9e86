/**
 * Mends what some browsers lack, forbid or break: the page can do without these, but must not stop for them.
 * Imported for its effect, before anything else.
 */
const works = (use: () => unknown): boolean => {
  try {
    use()
    return true
  } catch {
    return false
  }
}
const nothing = (): void => {}

/** No query matches: full motion, in a browser's window. */
const noMatch = (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addListener: nothing,
  removeListener: nothing,
  addEventListener: nothing,
  removeEventListener: nothing,
  dispatchEvent: () => false,
})

/** @param page the global object, whose members this module reads as they are now */
export function mendFeatures(page: Window & typeof globalThis): void {
  if (!works(() => page.matchMedia('all').matches))
    Object.defineProperty(page, 'matchMedia', { value: noMatch, configurable: true, writable: true })
  const { performance } = page
  for (const name of ['mark', 'getEntriesByName', 'getEntriesByType'] as const)
    if (!works(() => performance[name]('foyer')))
      Object.defineProperty(performance, name, { value: () => [], configurable: true, writable: true })
  // Whoever uses it does without where it does not exist.
  if (!works(() => new page.IntersectionObserver(nothing)))
    Reflect.deleteProperty(page, 'IntersectionObserver')
  // Without it `whenIdle` waits by a timer.
  if (!works(() => page.cancelIdleCallback(page.requestIdleCallback(nothing))))
    Reflect.deleteProperty(page, 'requestIdleCallback')
}
if (typeof document !== 'undefined') mendFeatures(window)
