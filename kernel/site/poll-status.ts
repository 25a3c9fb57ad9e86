import { POLL_QUIET_MS, STATUS_POLL_MS } from './constants.ts'

/**
 * Requests the status again: every hour, and when the player returns to the page (ST-31, CO-03). A hidden
 * page requests nothing. Runs as long as the page lives.
 *
 * @param now epoch milliseconds
 */
export function pollStatus(ask: () => void, now: () => number): void {
  let last = -Infinity
  const poll = (): void => {
    if (document.hidden || Math.abs(now() - last) < POLL_QUIET_MS) return
    last = now()
    ask()
  }
  setInterval(poll, STATUS_POLL_MS)
  document.addEventListener('visibilitychange', poll)
}
