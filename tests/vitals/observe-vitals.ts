/** What the page has recorded since the last reading. Milliseconds; CLS has no unit. */
export interface Vitals {
  readonly lcp: number
  readonly cls: number
  /** Duration of the slowest interaction; 0 where none took 16 ms or more. */
  readonly inp: number
  /** Duration of the longest animation frame; 0 where none took 50 ms or more. */
  readonly frame: number
  /** Time of the last press, on the page's clock. */
  readonly pressedAt: number
}

/** The page's global that `observeVitals` makes. */
export interface VitalsRecorder {
  /** Returns what has been recorded, and begins anew. */
  take(): Vitals
}

/** The name of that global. */
export const RECORDER = '__vitals'

/**
 * Records the Web Vitals of the page that it runs in, before any script of the page: it is handed to the browser as its source,
 * and uses nothing outside of it. CLS is the sum of all shifts that no input excuses, and not the largest window of them as in
 * web-vitals: what is measured here lasts seconds.
 *
 * @param name of the global with the recorder
 */
export function observeVitals(name: string): void {
  let lcp = 0
  let cls = 0
  let frame = 0
  let pressedAt = 0
  /** Longest duration of each interaction, by its id. */
  let interactions = new Map<number, number>()
  const observers: { readonly observer: PerformanceObserver; readonly read: (entry: never) => void }[] = []
  const observe = <Entry>(
    type: string,
    read: (entry: PerformanceEntry & Entry) => void,
    options: object = {},
  ): void => {
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => read(entry as never)),
    )
    observer.observe({ type, buffered: true, ...options })
    observers.push({ observer, read })
  }
  observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime))
  observe<{ readonly value: number; readonly hadRecentInput: boolean }>(
    'layout-shift',
    ({ value, hadRecentInput }) => {
      if (!hadRecentInput) cls += value
    },
  )
  observe('long-animation-frame', ({ duration }) => (frame = Math.max(frame, duration)))
  observe<{ readonly interactionId: number }>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    },
    { durationThreshold: 16 },
  )
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, passive: true })

  const recorder: VitalsRecorder = {
    take() {
      for (const { observer, read } of observers)
        observer.takeRecords().forEach((entry) => read(entry as never))
      const taken = { lcp, cls, inp: Math.max(0, ...interactions.values()), frame, pressedAt }
      cls = frame = 0
      interactions = new Map()
      return taken
    },
  }
  Reflect.set(globalThis, name, recorder)
}
