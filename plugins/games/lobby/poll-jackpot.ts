import type { Http } from '@foyer/sdk'
import { JACKPOT_FIRST_POLL_MS, JACKPOT_POLL_MS, JACKPOT_TICK_MS } from './constants.ts'
import { getJackpot } from './endpoints.ts'
import { amountAt, type Jackpot } from './jackpot.ts'

/**
 * Looks at the jackpot now and again, and lets the shown amount grow softly to what it found. Only while somebody looks at
 * the page; where motion is unwanted the amount changes with each look and stands still in between. A look that fails leaves
 * everything as it is.
 *
 * @param first what is shown already
 * @param show is given what to show
 * @returns ends it
 */
export function pollJackpot(http: Http, first: Jackpot, show: (jackpot: Jackpot) => void): () => void {
  const end = new AbortController()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  let target = first
  let from = first.amount
  let elapsed = JACKPOT_POLL_MS - JACKPOT_FIRST_POLL_MS

  const shown = (): number =>
    reducedMotion ? target.amount : amountAt(from, target.amount, elapsed, JACKPOT_POLL_MS)
  const poll = async (): Promise<void> => {
    from = shown()
    elapsed = 0
    try {
      target = await http.call(getJackpot, { signal: end.signal, alert: false })
      if (!end.signal.aborted) show({ ...target, amount: shown() })
    } catch {
      // The next look may find it.
    }
  }
  const tick = (): void => {
    if (document.hidden) return
    elapsed += JACKPOT_TICK_MS
    if (elapsed >= JACKPOT_POLL_MS) void poll()
    else if (!reducedMotion && target.amount !== from) show({ ...target, amount: shown() })
  }
  const timer = setInterval(tick, JACKPOT_TICK_MS)
  return () => {
    clearInterval(timer)
    end.abort()
  }
}
