import { useServices, useStore, useTranslation } from '@foyer/sdk'
import { Button, Frame } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import type { GameCard } from '../contract.ts'
import { GameArt } from '../shared/launched-game.tsx'
import type { manifest } from './manifest.ts'
import type { TrialFlow } from './trial-flow.ts'
import css from './trial-stage.module.css'

interface Props {
  readonly flow: TrialFlow
  readonly game: GameCard | undefined
  /** The game's name and art are still loading. */
  readonly pending: boolean
  /** Accessible name of the frame. */
  readonly title: string
  readonly back: () => void
}

/** The game's frame; until it shows, the game's art over it, with what the player waits for or can do. */
export function TrialStage({ flow, game, pending, title, back }: Props): ReactNode {
  const { reachability, navigation } = useServices<typeof manifest>()
  const t = useTranslation<'games.trial'>()
  const state = useStore(flow.state)
  const reconnects = state.step === 'failed' && state.failure.remedy === 'reconnect'
  useEffect(
    () => (reconnects ? reachability.onReturn(() => flow.retry()) : undefined),
    [reconnects, reachability, flow],
  )
  const failed = state.step === 'failed' ? state.failure : undefined
  const slow = state.step === 'framing' && state.slow ? state.url : undefined
  const text = failed && ('server' in failed.text ? failed.text.server : t(failed.text.key))
  return (
    <div className={css.stage}>
      {(state.step === 'framing' || state.step === 'playing') && (
        <Frame
          className={css.frame}
          src={state.url}
          title={title}
          allow="autoplay; fullscreen"
          onLoad={() => flow.loaded()}
        />
      )}
      {state.step !== 'playing' && (
        <div className={css.cover}>
          <GameArt game={game} pending={pending} className={css.art} />
          {failed ? (
            <>
              <p className={css.text} role="alert">
                {text}
              </p>
              <div className={css.actions}>
                <Button block onClick={() => flow.retry()}>
                  {t('try_again')}
                </Button>
                <Button block kind="secondary" onClick={back}>
                  {t('back')}
                </Button>
              </div>
            </>
          ) : (
            <>
              <span className={css.progress} aria-hidden />
              <output className={css.text}>{t(slow === undefined ? 'opening' : 'slow')}</output>
              {slow !== undefined && (
                <div className={css.actions}>
                  <Button block onClick={() => navigation.openWindow(slow)}>
                    {t('own_window')}
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      )}
    </div>
  )
}
