import {
  type LoginMethodProps,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
  defineStorageKey,
} from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { FailureText } from './failure-text.tsx'
import css from './identity-buttons.module.css'
import type { IdentityConfig } from './identity-config.ts'
import { needsAlert } from './identity-failure.ts'
import type { SocialProvider } from './identity-service.ts'
import { looksIncognito } from './incognito.ts'
import type { manifest } from './manifest.ts'
import { PhoneSheet } from './phone-sheet.tsx'
import { probeStorage } from './probe-storage.ts'
import { FacebookMark, GoogleMark, PhoneMark } from './provider-mark.tsx'
import { SecondFactorSheet } from './second-factor-sheet.tsx'
import { getIdentityService } from './get-identity-service.ts'
import { SocialFlow } from './social-flow.ts'

/** Set before leaving the page for a provider; a sign-in screen that finds it continues (ST-09). */
const REDIRECT_FLAG = defineStorageKey<SocialProvider>({
  name: 'account.identity-firebase.redirect',
  area: 'session',
  format: 'text',
  parse: (stored) => (stored === 'google.com' || stored === 'facebook.com' ? stored : undefined),
})

interface Props extends LoginMethodProps {
  readonly config: IdentityConfig
  /** The merchant offers social sign-in (GOOGLELOGIN3). */
  readonly isSocial: boolean
}
const NAMES = { 'google.com': 'Google', 'facebook.com': 'Facebook' } as const

export function IdentityButtons({ config, isSocial, signIn, busy }: Props): ReactNode {
  const t = useTranslation<'account.identity-firebase'>()
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const service = useCallback(
    () => getIdentityService(context, services, config),
    [context, services, config],
  )
  const [phoneOpen, setPhoneOpen] = useState(false)
  const [blocked, setBlocked] = useState(false)
  const incognito = useIncognito()
  const [flow] = useState(() => new SocialFlow())
  const state = useStore(flow.state)
  const { storage } = context
  const { overlays } = services

  useEffect(() => flow.mount(), [flow])
  useEffect(() => {
    // Before the first tap, in which a pop-up must open. A failure is shown at the tap, which tries again.
    service().catch(() => undefined)
  }, [service])
  useEffect(() => {
    const provider = storage.get(REDIRECT_FLAG)
    if (!provider) return
    storage.remove(REDIRECT_FLAG)
    void flow.resume(provider, { service, signIn })
    // Only once, whatever changes: the flag is removed then.
  }, [flow, storage, service, signIn])
  const failure = state.step === 'failed' ? state.failure : undefined
  const alerted = failure && needsAlert(failure) ? failure : undefined
  useEffect(() => {
    if (alerted) void overlays.alert({ message: alerted.reason })
  }, [overlays, alerted])

  const start = (provider: SocialProvider): void => {
    setBlocked(incognito)
    if (incognito) return
    if (config.redirect) {
      storage.set(REDIRECT_FLAG, provider)
      void flow.redirect(provider, { service, signIn })
    } else void flow.popUp(provider, { service, signIn })
  }
  return (
    <>
      {isSocial && (
        <Button kind="secondary" block disabled={busy} onClick={() => start('google.com')}>
          <GoogleMark />
          {t('continue_with', { provider: NAMES['google.com'] })}
        </Button>
      )}
      {isSocial && config.facebook && (
        <Button kind="secondary" block disabled={busy} onClick={() => start('facebook.com')}>
          <FacebookMark />
          {t('continue_with', { provider: NAMES['facebook.com'] })}
        </Button>
      )}
      {config.phone && (
        <Button kind="secondary" block disabled={busy} onClick={() => setPhoneOpen(true)}>
          <PhoneMark />
          {t('continue_by_phone')}
        </Button>
      )}
      {/* The buttons stay usable: that a window was closed is known only ten seconds later (ST-28). */}
      <p className={css.status} aria-live="polite">
        {state.step === 'pending' && t('waiting_for', { provider: NAMES[state.provider] })}
      </p>
      {blocked && (
        <p className={css.refused} role="alert">
          {t('not_support_incognito')}
        </p>
      )}
      {failure && !alerted && <FailureText failure={failure} />}
      {phoneOpen && (
        <PhoneSheet service={service} signIn={signIn} busy={busy} onClose={() => setPhoneOpen(false)} />
      )}
      {state.step === 'second-factor' && (
        <SecondFactorSheet
          factor={state.factor}
          busy={busy}
          onUser={(user) => flow.completeSecondFactor(user, signIn)}
          onClose={() => flow.cancel()}
        />
      )}
    </>
  )
}

/** Detected once; false until then. */
function useIncognito(): boolean {
  const [incognito, set] = useState(false)
  useEffect(() => {
    let shown = true
    void probeStorage().then((probes) => shown && set(looksIncognito(probes)))
    return () => void (shown = false)
  }, [])
  return incognito
}
