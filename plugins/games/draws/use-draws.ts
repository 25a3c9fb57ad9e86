import { usePluginContext, useServices, useStore } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import type { LotteryDraw } from './draw.ts'
import type { manifest } from './manifest.ts'
import { MAX_AHEAD_MS, RESULT_DELAY_MS, RESULT_RETRY_MS } from './constants.ts'
import { listDraws } from './draws-endpoint.ts'

export type DrawsState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly draws: readonly LotteryDraw[] }
  | { readonly step: 'failed'; readonly retry: () => void }

/**
 * The draws, asked for again after each of them, in another language, and when the network is back. A failed call leaves
 * the known ones; a hidden page asks when it is shown again.
 */
export function useDraws(): DrawsState {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, clock, i18n, reachability } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const [state, setState] = useState<DrawsState>({ step: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    let timer: ReturnType<typeof setTimeout> | undefined
    const askLater = (draws: readonly LotteryDraw[]): void => {
      clearTimeout(timer)
      const ms = nextQuestionMs(draws, clock.gatewayNow())
      if (ms !== undefined) timer = setTimeout(() => !document.hidden && void ask(), ms)
    }
    const ask = async (): Promise<void> => {
      clearTimeout(timer)
      try {
        const { draws, refused } = await http.call(listDraws, { alert: false, signal })
        if (signal.aborted) return
        if (refused > 0) logger.warn(`DR-SHAPE: ${refused} entries of the list of draws are no draws`)
        setState({ step: 'ready', draws })
        askLater(draws)
      } catch (error) {
        if (signal.aborted) return
        logger.warn('DR-LIST: the draws could not be loaded', error)
        setState((before) => {
          if (before.step === 'ready') askLater(before.draws)
          return before.step === 'ready' ? before : { step: 'failed', retry }
        })
      }
    }
    const retry = (): void => {
      setState({ step: 'loading' })
      void ask()
    }
    const show = (): void => {
      if (!document.hidden) void ask()
    }
    void ask()
    document.addEventListener('visibilitychange', show)
    const unsubscribe = reachability.onReturn(() => void ask())
    return () => {
      abort.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', show)
      unsubscribe()
    }
  }, [http, clock, logger, reachability, language])
  return state
}

/**
 * When to ask the gateway again: a moment after the next draw, and from time to time while one that has passed is
 * still announced. `undefined`: there is nothing to wait for.
 *
 * @param draws soonest first
 * @param now the gateway's time; epoch milliseconds
 * @returns milliseconds from now
 */
export function nextQuestionMs(draws: readonly LotteryDraw[], now: number): number | undefined {
  const left = draws
    .map(({ nextAt }) => nextAt - now)
    .filter((ms) => ms < MAX_AHEAD_MS)
    .map((ms) => (ms > 0 ? ms + RESULT_DELAY_MS : RESULT_RETRY_MS))
  return left.length > 0 ? Math.min(...left) : undefined
}
