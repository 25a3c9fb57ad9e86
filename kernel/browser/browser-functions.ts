import './mend-features.ts'

/**
 * The browser's own functions, as they were before any code of a plugin ran. The site's build lets its sources
 * use these by their plain names (`app/build/keep-browser-functions.ts`), so that the page goes on, and a
 * switch-off arrives, where a foreign plugin replaces or breaks one of them (KN-06). A name that the browser
 * does not have is `undefined`.
 */
export const {
  fetch,
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  queueMicrotask,
  requestAnimationFrame,
  cancelAnimationFrame,
  requestIdleCallback,
  cancelIdleCallback,
} = globalThis

const browserHistory = globalThis.history
const { back, go, pushState, replaceState } = browserHistory

/** The history, with its own methods; everything else is read from and written to the browser's object. */
export const history = new Proxy(
  { back, go, pushState, replaceState },
  {
    get(methods, name) {
      const method = Reflect.get(methods, name)
      return method ? method.bind(browserHistory) : Reflect.get(browserHistory, name)
    },
    set: (_methods, name, value) => Reflect.set(browserHistory, name, value),
  },
)
