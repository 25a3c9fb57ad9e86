import { launchAddress, Link, usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { IconButton } from '@foyer/sdk/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { hasLaunched } from '../shared/launch-address.ts'
import { useGame } from '../shared/launched-game.tsx'
import { ENTER_FULLSCREEN_ICON, HIDE_ICON, LEAVE_FULLSCREEN_ICON, SHOW_ICON } from './constants.ts'
import type { manifest } from './manifest.ts'
import type { Trial } from './trial-address.ts'
import { TrialFlow } from './trial-flow.ts'
import css from './trial-screen.module.css'
import { TrialStage } from './trial-stage.tsx'
import { useFullscreen } from './use-fullscreen.ts'

/** A trial game over the whole page, with buttons that can be hidden: back, full screen, and the way to the real game. */
export function TrialScreen({ trial }: { readonly trial: Trial }): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'games.trial'>()
  const [flow] = useState(() => new TrialFlow(plugin, services, trial))
  const state = useStore(flow.state)
  const { game, pending } = useGame(trial)
  const [bare, setBare] = useState(false)
  const screen = useRef<HTMLElement>(null)
  const fullscreen = useFullscreen(screen)
  const { navigation } = services
  const { vendor, code, nodeId, backPath } = trial
  const back = useCallback(() => navigation.back(backPath), [navigation, backPath])
  useEffect(() => {
    // The way back out of a game that has filled this window leads here, where it would only open again.
    if (hasLaunched()) return back()
    flow.open()
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && hasLaunched()) back()
    }
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('pageshow', shown)
      flow.close()
    }
  }, [flow, back])

  const title = game?.name ?? t('title')
  const inGame = state.step === 'framing' || state.step === 'playing'
  const hidden = bare && inGame
  return (
    <section className={css.screen} ref={screen} aria-busy={state.step === 'asking'}>
      {hidden ? (
        <IconButton
          className={css.show}
          icon={SHOW_ICON}
          label={t('show_buttons')}
          ref={takeFocus}
          onClick={() => setBare(false)}
        />
      ) : (
        <header className={css.bar}>
          <IconButton icon="back" label={t('back')} onClick={back} />
          <div className={css.heading}>
            <h1 className={css.title}>{title}</h1>
            <span className={css.chip}>{t('demo')}</span>
          </div>
          {fullscreen.possible && (
            <IconButton
              icon={fullscreen.on ? LEAVE_FULLSCREEN_ICON : ENTER_FULLSCREEN_ICON}
              label={t(fullscreen.on ? 'leave_fullscreen' : 'fullscreen')}
              onClick={fullscreen.toggle}
            />
          )}
          {inGame && <IconButton icon={HIDE_ICON} label={t('hide_buttons')} onClick={() => setBare(true)} />}
        </header>
      )}
      <TrialStage flow={flow} game={game} pending={pending} title={title} back={back} />
      {!hidden && (
        <footer className={css.foot}>
          <p className={css.note}>{t('no_money')}</p>
          <Link className={css.real} to={launchAddress({ vendor, code, nodeId, backUrl: backPath })}>
            {t('play_real')}
          </Link>
        </footer>
      )}
    </section>
  )
}

/** The button that was pressed is gone: its counterpart takes the focus. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()
