import { GAMES_PATH, HOME_PATH, LAUNCH_PATH, useServices, useStore, useTranslation } from '@foyer/sdk'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LaunchScreen } from './launch-screen.tsx'
import type { manifest } from './manifest.ts'
import { type LaunchTarget, readLaunch } from './read-launch.ts'

/** /m/launchGame: launches the game of its address (RT-08). */
export function LaunchGame(): ReactNode {
  const { navigation } = useServices<typeof manifest>()
  const shown = useStore(navigation.location)
  const [query, setQuery] = useState(shown.search)
  // While the player leaves, the address is already another screen's; its query names no game.
  if (shown.pathname === LAUNCH_PATH && shown.search !== query) setQuery(shown.search)
  const target = readLaunch(query, location.origin)
  return target.kind === 'game' ? (
    <LaunchScreen key={query} game={target.game} />
  ) : (
    <LaunchRedirect key={query} kind={target.kind} />
  )
}

/** Without a game to launch: shows why, and opens another screen. */
function LaunchRedirect({ kind }: { readonly kind: Exclude<LaunchTarget['kind'], 'game'> }): ReactNode {
  const { navigation, overlays } = useServices<typeof manifest>()
  const t = useTranslation()
  const handled = useRef(false)
  useEffect(() => {
    if (handled.current) return
    handled.current = true
    if (kind === 'missing') overlays.toast(t('no_game'), { kind: 'warning' })
    else void overlays.alert({ title: t('notice'), message: t('not_available'), button: t('confirm') })
    navigation.navigate(kind === 'missing' ? GAMES_PATH : HOME_PATH, { replace: true })
  }, [kind, navigation, overlays, t])
  return null
}
