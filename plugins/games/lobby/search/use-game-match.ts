import { usePluginContext, useServices, useStore } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import type { GameCard } from '../../contract.ts'
import { MATCH_DELAY_MS, MIN_MATCH_LENGTH } from '../constants.ts'
import { matchGames } from '../endpoints.ts'
import type { manifest } from '../manifest.ts'

/** What the gateway finds for a text. */
export interface GameMatch {
  /** The answer is not there yet. */
  readonly pending: boolean
  /** None where it could not be had: the device's own search stands. */
  readonly games: readonly GameCard[]
}

interface Answered {
  readonly text: string
  readonly games: readonly GameCard[]
}
const NONE: GameMatch = { pending: false, games: [] }

/** Asks the gateway for the games of all vendors that fit a text (CA-23), once the player has rested on it, and not offline. */
export function useGameMatch(text: string): GameMatch {
  const { http, reachability, i18n } = useServices<typeof manifest>()
  const { logger } = usePluginContext<typeof manifest>()
  const offline = useStore(reachability.state, (state) => state === 'offline')
  const language = useStore(i18n.language)
  const [answered, setAnswered] = useState<Answered>()
  const asks = !offline && text.length >= MIN_MATCH_LENGTH
  useEffect(() => {
    if (!asks) return
    const call = new AbortController()
    const timer = setTimeout(() => {
      http
        .call(matchGames, { query: { platform: 'html5', keyword: text }, alert: false, signal: call.signal })
        .then(
          ({ games, refused }) => {
            if (refused.length > 0)
              logger.warn('LB-SHAPE: the list of games contains invalid entries', refused)
            return games
          },
          (error: unknown) => {
            if (!call.signal.aborted) logger.warn('LB-MATCH: the gateway could not search', error)
            return []
          },
        )
        .then((games) => {
          if (!call.signal.aborted) setAnswered({ text, games })
        })
    }, MATCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [asks, text, language, http, logger])
  if (!asks) return NONE
  return answered?.text === text ? { pending: false, games: answered.games } : { pending: true, games: [] }
}
