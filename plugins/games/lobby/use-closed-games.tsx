import { whenIdle } from '@foyer/sdk'
import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import type { Lane } from '../contract.ts'
import type { ClosedGamesProps } from './closed-games.tsx'
import type { ClosedUntil } from './use-closed.ts'

/** Set once its code is there. */
let ClosedGames: FunctionComponent<ClosedGamesProps> | undefined

/**
 * Which games of the home screen are greyed. What finds out is fetched when the page is idle: the first paint has none, and
 * a device that goes offline later has it. Without it all games stay as they are.
 *
 * @returns `watch`: what must be rendered beside the lanes
 */
export function useClosedGames(lanes: readonly Lane[]): {
  readonly closedUntil: ClosedUntil | undefined
  readonly watch: ReactNode
} {
  const [Watch, setWatch] = useState(() => ClosedGames)
  const [closedUntil, setClosedUntil] = useState<ClosedUntil>()
  useEffect(() => {
    const load = async (): Promise<void> => {
      ;({ ClosedGames } = await import('./closed-games.tsx'))
      setWatch(() => ClosedGames)
    }
    const cancel = whenIdle(() => void load().catch(() => {}))
    return () => void cancel()
  }, [])
  return { closedUntil, watch: Watch && <Watch lanes={lanes} onChange={setClosedUntil} /> }
}
