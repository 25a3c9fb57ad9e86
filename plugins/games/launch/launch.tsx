import {
  GAMES_PATH,
  LAUNCH_PATH,
  type LoginPurposeProps,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { GameArt, useGame } from '../shared/launched-game.tsx'
import css from './launch-purpose.module.css'
import { LaunchScreen } from './launch-screen.tsx'
import type { manifest } from './manifest.ts'
import { readLaunch } from './read-launch.ts'

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

/** /m/launchGame: launches the game or the lottery of its address (RT-08). */
export function LaunchGame(): ReactNode {
  const { navigation } = useServices<typeof manifest>()
  const shown = useStore(navigation.location)
  const [query, setQuery] = useState(shown.search)
  // While the player leaves, the address is already another screen's; its query names no game.
  if (shown.pathname === LAUNCH_PATH && shown.search !== query) setQuery(shown.search)
  const target = readLaunch(query, location.origin)
  return target.kind === 'game' ? <LaunchScreen key={query} game={target.game} /> : <NoGame key={query} />
}

/** Without a game to launch: shows a notice, and opens the games. */
function NoGame(): ReactNode {
  const { navigation, overlays } = useServices<typeof manifest>()
  const t = useTranslation<'games.launch'>()
  const handled = useRef(false)
  useEffect(() => {
    if (handled.current) return
    handled.current = true
    overlays.toast(t('no_game'), { kind: 'warning' })
    navigation.navigate(GAMES_PATH, { replace: true })
  }, [navigation, overlays, t])
  return null
}
