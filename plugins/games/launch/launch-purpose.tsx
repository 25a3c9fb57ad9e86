import { LAUNCH_PATH, type LoginPurposeProps, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { GameArt } from '../shared/game-art.tsx'
import css from './launch-purpose.module.css'
import { readLaunch } from './read-launch.ts'
import { useGame } from '../shared/use-game.ts'

/** Above the log-in that a guest's tap on a game has opened: the game, and that the log-in leads to it. */
export function LaunchPurpose({ address }: LoginPurposeProps): ReactNode {
  const t = useTranslation<'games.launch'>()
  const { pathname, search } = new URL(address, location.origin)
  const target = pathname === LAUNCH_PATH ? readLaunch(search, location.origin) : undefined
  const launch = target?.kind === 'game' ? target.game : undefined
  const { game, pending } = useGame(launch)
  if (!launch) return null
  return (
    <div className={css.purpose}>
      <GameArt game={game} pending={pending} className={css.art} />
      <p className={css.text}>{game ? t('log_in_to_play', { name: game.name }) : t('please_log_in')}</p>
    </div>
  )
}
