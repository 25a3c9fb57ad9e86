import {
  useFindService,
  usePluginContext,
  useServices,
  useStore,
  type Translate,
  useTranslation,
  type PlainKey,
} from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { INSTALL_MODAL } from '../../install/contract/install-modal.ts'
import { GameArt, useGame } from '../shared/launched-game.tsx'
import type { LaunchFailure } from '../shared/launch-failure.ts'
import { hasLaunched } from '../shared/launch-address.ts'
import { LaunchFlow } from './launch-flow.ts'
import css from './launch-screen.module.css'
import { isInProgress, type LaunchState } from './launch-state.ts'
import type { manifest } from './manifest.ts'
import type { GameLaunch } from './read-launch.ts'

/**
 * Launches a game at once, under its art and name, and can be cancelled (ST-17), or opens the install modal (RO-03). A failure is shown here and nowhere
 * else, with what can help.
 */
export function LaunchScreen({ game: launch }: { readonly game: GameLaunch }): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'games.launch'>()
  const findService = useFindService()
  // Not among the optional services: this screen would start anew when the modal's plugin does.
  const [flow] = useState(() => new LaunchFlow(plugin, services, launch, () => findService(INSTALL_MODAL)))
  const state = useStore(flow.state)
  const { game, pending } = useGame(launch)

  useEffect(() => {
    flow.show()
    if (!hasLaunched()) flow.start()
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) flow.reset()
    }
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('pageshow', shown)
      flow.reset()
    }
  }, [flow])
  const reconnects = state.step === 'failed' && state.failure.remedy === 'reconnect'
  useEffect(
    () => (reconnects ? services.reachability.onReturn(() => flow.start()) : undefined),
    [reconnects, services, flow],
  )

  const leave = (): void => {
    flow.reset()
    services.navigation.back(launch.backPath)
  }
  return (
    <section className={css.screen} aria-busy={isInProgress(state)}>
      <div className={css.game}>
        <GameArt game={game} pending={pending} className={css.art} />
        <h1 className={css.name}>{game?.name ?? titleOf(state, t)}</h1>
        {game && <p className={css.vendor}>{game.vendorName}</p>}
      </div>
      <div className={css.status}>
        {isInProgress(state) && <span className={css.progress} aria-hidden />}
        <output className={css.text}>{statusOf(state, game !== undefined, t)}</output>
        {state.step === 'failed' && !state.failure.quiet && (
          <p className={css.text} role="alert">
            {game && <b className={css.failed}>{t('failed')}</b>}
            <span>{textOf(state.failure, t)}</span>
          </p>
        )}
      </div>
      <LaunchActions state={state} name={game?.name} start={() => flow.start()} leave={leave} />
    </section>
  )
}

interface ActionsProps {
  readonly state: LaunchState
  /** Of the game, where it is known. */
  readonly name: string | undefined
  readonly start: () => void
  readonly leave: () => void
}

/** What the player can do now, the most useful first. */
function LaunchActions({ state, name, start, leave }: ActionsProps): ReactNode {
  const t = useTranslation<'games.launch'>()
  const button = (kind: 'primary' | 'secondary', text: string, act: () => void): ReactNode => (
    <Button kind={kind} block onClick={act}>
      {text}
    </Button>
  )
  if (isInProgress(state)) return <div className={css.actions}>{button('secondary', t('cancel'), leave)}</div>
  if (state.step === 'failed' && state.failure.remedy === 'other-game')
    return (
      <div className={css.actions}>
        {button('primary', t('other_game'), leave)}
        {button('secondary', t('try_again'), start)}
      </div>
    )
  if (state.step === 'app-only')
    return (
      <div className={css.actions}>
        {button('primary', t('get_app'), start)}
        {button('secondary', t('back'), leave)}
      </div>
    )
  const again = name === undefined ? t('play') : t('play_again', { name })
  return (
    <div className={css.actions}>
      {button('primary', state.step === 'failed' ? t('try_again') : again, start)}
      {button('secondary', t('back'), leave)}
    </div>
  )
}

type Text = Translate<'games.launch'>

const textOf = ({ text }: LaunchFailure, t: Text): string => ('server' in text ? text.server : t(text.key))

const TITLES: Readonly<Partial<Record<LaunchState['step'], PlainKey<'games.launch'>>>> = {
  failed: 'failed',
  idle: 'welcome_back',
  'app-only': 'app_only',
}

/** The heading while the game's name is not known. */
const titleOf = ({ step }: LaunchState, t: Text): string => t(TITLES[step] ?? 'opening_text')

/** What a screen reader says without interrupting: a launch that goes on, and a failure that is not alerted. */
function statusOf(state: LaunchState, named: boolean, t: Text): string {
  if (state.step === 'failed') return state.failure.quiet ? textOf(state.failure, t) : ''
  if (state.step === 'idle') return t('welcome_back_text')
  if (state.step === 'calling' && state.slow) return t('slow')
  // Without a name the heading says it.
  if (state.step === 'app-only') return named ? t('app_only') : ''
  return named ? t('opening_text') : ''
}
