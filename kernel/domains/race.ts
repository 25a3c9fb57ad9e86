interface RaceRules {
  /** Whether an origin is healthy. A rejection means no. */
  readonly ping: (origin: string, signal: AbortSignal) => Promise<boolean>
  readonly timeoutMs: number
  /** Ends the race without a winner. */
  readonly signal: AbortSignal
}

/**
 * Pings all origins at once; the first healthy one wins, and all other calls are aborted at once. `undefined`
 * when all have failed, the time is over or the signal aborts. Never rejects, and leaves nothing running.
 */
export function race(
  origins: readonly string[],
  { ping, timeoutMs, signal }: RaceRules,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const calls = new AbortController()
    let running = origins.length
    const end = (winner?: string): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', callOff)
      resolve(winner)
      calls.abort()
    }
    const callOff = (): void => end()
    const timer = setTimeout(callOff, timeoutMs)
    signal.addEventListener('abort', callOff)
    if (signal.aborted || running === 0) return end()
    for (const origin of origins) {
      const lost = (): void => {
        if (--running === 0) end()
      }
      ping(origin, calls.signal).then((healthy) => (healthy ? end(origin) : lost()), lost)
    }
  })
}
