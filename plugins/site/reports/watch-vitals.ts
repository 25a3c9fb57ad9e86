import type { Disposer } from '@foyer/sdk'
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** web-vitals cannot be stopped: it is started once for each page, and calls whoever watches. */
let listener: ((metric: MetricType) => void) | undefined
let started = false

/**
 * Calls `onMetric` with each measurement of the page when it is final for the time being: TTFB, FCP and LCP soon, CLS and
 * INP when the page is hidden, and again with the same id when they grow later. A page that comes back from the
 * back/forward cache is measured anew, with new ids.
 */
export function watchVitals(onMetric: (metric: MetricType) => void): Disposer {
  listener = onMetric
  if (!started) {
    started = true
    const report = (metric: MetricType): void => listener?.(metric)
    for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(report)
  }
  return () => {
    if (listener === onMetric) listener = undefined
  }
}
