import { usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Button, Icon, type IconName, PageHeader } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { OFFLINE_TOAST_MS } from './constants.ts'
import { hasLaunched } from './launch-history-state.ts'
import type { LaunchFailure } from './launch-failure.ts'
import { LaunchFlow } from './launch-flow.ts'
import css from './launch-screen.module.css'
import type { LaunchState } from './launch-state.ts'
import type { manifest } from './manifest.ts'
import type { GameLaunch } from './read-launch.ts'

/** Launches a game at once, and offers a retry and the way back after a failure (ST-17). */
export function LaunchScreen({ game }: { readonly game: GameLaunch }): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation()
  const { navigation, overlays } = services

  const [flow] = useState(() => {
    const showFailure = (failure: LaunchFailure): void => {
      const message = textOf(failure, t)
      if (failure.presentation === 'warning') overlays.toast(message, { kind: 'warning' })
      if (failure.presentation === 'offline')
        overlays.toast(message, { ms: OFFLINE_TOAST_MS, kind: 'warning' })
      if (failure.presentation === 'alert') {
        void overlays.alert({ title: t('notice'), message, button: t('confirm') })
      }
    }
    return new LaunchFlow(plugin, services, { game, loadingText: t('opening'), onFailure: showFailure })
  })
  const state = useStore(flow.state)

  useEffect(() => {
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

  const { icon, title, text } = contentFor(state, t)
  const canStart = state.step === 'idle' || state.step === 'failed'
  return (
    <section className={css.screen}>
      <div className={css.card}>
        <PageHeader
          picture={
            <span className={css.badge} data-step={state.step}>
              <Icon name={icon} size={36} />
            </span>
          }
          title={title}
          lead={<output className={css.text}>{text}</output>}
        />
      </div>
      {canStart && (
        <div className={css.actions}>
          <Button kind="primary" block onClick={() => flow.start()}>
            {t(state.step === 'failed' ? 'try_again' : 'play')}
          </Button>
          <Button
            kind="secondary"
            block
            onClick={() => navigation.navigate(game.backPath, { replace: true })}
          >
            {t('back')}
          </Button>
        </div>
      )}
    </section>
  )
}

type Text = ReturnType<typeof useTranslation>

const textOf = ({ text }: LaunchFailure, t: Text): string => ('server' in text ? text.server : t(text.key))

function contentFor(
  state: LaunchState,
  t: Text,
): { readonly icon: IconName; readonly title: string; readonly text: string } {
  if (state.step === 'failed') return { icon: 'warning', title: t('failed'), text: textOf(state.failure, t) }
  if (state.step === 'idle') return { icon: 'games', title: t('welcome_back'), text: t('welcome_back_text') }
  return { icon: 'games', title: t('opening'), text: t('opening_text') }
}
