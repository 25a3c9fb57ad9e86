import type { Http } from '@foyer/sdk'
import { JACKPOT_FIRST_POLL_MS, JACKPOT_POLL_MS, JACKPOT_TICK_MS } from './constants.ts'
import { getJackpot } from './endpoints.ts'
import { amountAt, type Jackpot } from './jackpot.ts'

/**
 * Polls the jackpot and lets the shown amount grow evenly to the new one. Only while the page is visible;
 * with reduced motion the amount changes with each poll only. A failed poll changes nothing.
 *
 * @param first the jackpot that is already shown
 * @param show receives the jackpot to show
 * @returns stops the polling
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
      // The next poll may succeed.
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
