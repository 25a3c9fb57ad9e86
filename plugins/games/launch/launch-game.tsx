import { GAMES_PATH, LAUNCH_PATH, useServices, useStore, useTranslation } from '@foyer/sdk'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LaunchScreen } from './launch-screen.tsx'
import type { manifest } from './manifest.ts'
import { readLaunch } from './read-launch.ts'

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
