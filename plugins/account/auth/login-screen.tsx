import {
  Link,
  Slot,
  type Translate,
  useContributions,
  usePlugin,
  useServices,
  useStore,
  useText,
} from '@foyer/sdk'
import { Button, Icon, PasswordField, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { logo } from '../../site/contract.ts'
import { NOT_KEPT_TOAST_MS, OFFLINE_TOAST_MS } from './constants.ts'
import { type Credentials, type FieldError, firstError, type LoginField } from './credentials.ts'
import { LoginCaptcha } from './login-captcha.tsx'
import type { LoginFailure } from './login-failure.ts'
import { LoginFlow } from './login-flow.ts'
import css from './login-screen.module.css'
import type { manifest } from './manifest.ts'

const CONTACT = { look: 'line' } as const
const EMPTY: Credentials = { username: '', password: '' }

/** Signing in by username and password (RT-02). */
export function LoginScreen(): ReactNode {
  const plugin = usePlugin<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useText()
  const title = useId()
  const [logoSrc = `/m/brand/${services.site.merchant.id}/logo.svg`] = useContributions(logo)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const [flow] = useState(() => new LoginFlow(plugin, services))
  const state = useStore(flow.state)
  useEffect(() => {
    flow.open()
    return () => flow.cancel()
  }, [flow])

  const { overlays, site, storage } = services
  const busy = state.step === 'processing' || state.step === 'done'
  // Also for the moment in which a repeat would be ignored (ST-02).
  const held = busy || (state.step === 'failed' && state.locked)
  const errors = state.step === 'invalid' ? state.errors : {}
  const focus = (field: LoginFailure['field'] = 'password'): void =>
    form.current
      ?.querySelector<HTMLElement>(field === 'captcha' ? '[data-captcha] button' : `input[name="${field}"]`)
      ?.focus()

  const submit = async (): Promise<void> => {
    const ended = await flow.submit(typed)
    if (ended?.step === 'invalid') focus(firstError(ended.errors))
    if (ended?.step === 'failed') {
      if (ended.failure.clearsPassword) setTyped((now) => ({ ...now, password: '' }))
      await tell(ended.failure)
      focus(ended.failure.field)
    }
    // Better now than by a surprise: without storage the session ends with the page.
    if (ended?.step === 'done' && storage.degraded.has('session'))
      overlays.toast(t('session_not_kept'), { ms: NOT_KEPT_TOAST_MS, kind: 'warning' })
    // The screen for changing it takes this over, as a redirect rule of the navigation (ST-03).
    if (ended?.step === 'done' && ended.owed) await alert(t('password_change_due'))
  }
  const alert = (message: string): Promise<void> =>
    overlays.alert({ title: t('notice'), message, button: t('confirm') })
  const tell = async (failure: LoginFailure): Promise<void> => {
    const message = textOf(failure, t)
    if (failure.how === 'alert') await alert(message)
    if (failure.how === 'toast') overlays.toast(message, { ms: OFFLINE_TOAST_MS, kind: 'warning' })
  }
  const bind = (field: LoginField) => ({
    name: field,
    value: typed[field],
    error: told(errors[field], t),
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget
      setTyped((now) => ({ ...now, [field]: value }))
      flow.edit(field)
    },
  })

  return (
    <section className={css.screen} aria-labelledby={title}>
      <header className={css.head}>
        <img className={css.logo} src={logoSrc} alt={site.merchant.name} height={48} />
        <h1 id={title} className={css.title}>
          {t('log_in')}
        </h1>
        <p className={css.lead}>{t('welcome', { merchant: site.merchant.name })}</p>
      </header>

      <form ref={form} className={css.form} action={submit} noValidate aria-busy={busy}>
        <TextField
          {...bind('username')}
          label={t('username')}
          leading="user"
          autoComplete="username"
          enterKeyHint="next"
        />
        <PasswordField
          {...bind('password')}
          label={t('password')}
          leading="lock"
          autoComplete="current-password"
          enterKeyHint="go"
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
        />
        {flow.captcha && <LoginCaptcha captcha={flow.captcha} />}
        {/* No <output>: the reset that React does after an action would empty it. */}
        <p className={css.trouble} aria-live="polite">
          {state.step === 'failed' && state.failure.how !== 'alert' && textOf(state.failure, t)}
        </p>
        <Button type="submit" kind="primary" block busy={held}>
          {t(busy ? 'logging_in' : 'log_in')}
        </Button>
        <p className={css.safe}>
          <Icon name="lock" size={16} />
          <span>{t('encrypted')}</span>
        </p>
      </form>

      <details className={css.help}>
        <summary>{t('trouble')}</summary>
        <p>{t('trouble_help')}</p>
        {plugin.settings.helpPath && <Link to={plugin.settings.helpPath}>{t('more_help')}</Link>}
      </details>
      <Slot of={contactUs} props={CONTACT} />
    </section>
  )
}

const told = (error: FieldError | undefined, t: Translate): string | undefined =>
  error && t(error.key, error.values)

const textOf = ({ text }: LoginFailure, t: Translate): string =>
  'server' in text ? text.server : t(text.key)
