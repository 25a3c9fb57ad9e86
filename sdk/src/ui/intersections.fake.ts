import { vi } from 'vitest'

/** Replaces the browser's IntersectionObserver: the test decides what comes near. */
export function fakeIntersections() {
  const watching = new Set<Element>()
  const state = {
    options: undefined as IntersectionObserverInit | undefined,
    watching,
    move: (_target: Element, _isIntersecting: boolean): void => {},
  }
  class FakeIntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      state.options = options
      state.move = (target, isIntersecting) => {
        if (watching.has(target))
          tell([{ target, isIntersecting } as IntersectionObserverEntry], this as never)
      }
    }
    observe = (element: Element): void => void watching.add(element)
    unobserve = (element: Element): void => void watching.delete(element)
    disconnect = (): void => watching.clear()
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  return state
}
