import {
  type CaptchaScene,
  Link,
  loginPurposes,
  REGISTER_PATH,
  routes,
  Slot,
  type Translate,
  useContributions,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Button, Checkbox, Icon, PageHeader, PasswordField, TextField } from '@foyer/sdk/ui'
import {
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { textOf } from '../describe-error.ts'
import { CaptchaField } from '../captcha-field.tsx'
import type { FieldError } from '../field-error.ts'
import { setTypedPassword } from '../typed-password.ts'
import { useClearOnLeave } from '../use-clear-on-leave.ts'
import { SmsCaptchaPool } from '../sms-captcha-pool.ts'
import { SESSION_NOT_SAVED_TOAST_MS } from './constants.ts'
import { type Credentials, firstError, type LoginField } from './credentials.ts'
import { ForgotPassword } from './forgot-password.tsx'
import type { LoginFailure } from './login-failure.ts'
import { LoginFlow } from './login-flow.ts'
import { LoginMethods } from './login-methods.tsx'
import css from '../form-screen.module.css'
import { createLoginDialogs } from './create-login-dialogs.tsx'
import type { manifest } from './manifest.ts'
import { signInByMethod } from './sign-in-by-method.ts'
import { useRememberedLogin } from './use-remembered-login.ts'

const EMPTY: Credentials = { username: '', password: '' }

/** Signing in by username and password, and by every other method that is on (RT-02). */
export function LoginScreen(): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation()
  const title = useId()
  const registrationOpen = useContributions(routes).some(({ value }) => value.path === REGISTER_PATH)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  useClearOnLeave(useCallback(() => setTyped((now) => ({ ...now, password: '' })), []))
  const remembered = useRememberedLogin(services, typed, setTyped, t)
  const [flow] = useState(() => new LoginFlow(plugin, services))
  const state = useStore(flow.state)
  const [purpose] = useState(() => {
    const address = services.navigation.returnTo()
    return address === undefined ? undefined : { address }
  })
  const [captchas] = useState(() => new SmsCaptchaPool(plugin, services, t))
  useEffect(() => {
    flow.open()
    return () => {
      flow.close()
      captchas.close()
    }
  }, [flow, captchas])

  const { overlays, navigation, site, storage } = services
  const connecting = useStore(flow.connecting)
  const busy = state.step === 'processing' || state.step === 'done'
  // Also during the moment in which a repeated submit is ignored (ST-02).
  const disabled = busy || (state.step === 'failed' && state.locked)
  const errors = state.step === 'invalid' ? state.errors : {}
  const failure = state.step === 'failed' ? state.failure : undefined
  const inline =
    failure && !failure.atField && failure.presentation !== 'alert' ? textOf(failure, t) : undefined
  const focus = (field: LoginFailure['field'] = 'password'): void =>
    form.current
      ?.querySelector<HTMLElement>(field === 'captcha' ? '[data-captcha] button' : `input[name="${field}"]`)
      ?.focus()
  const select = (field: LoginFailure['field']): void =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.select()

  const dialogs = useMemo(() => createLoginDialogs(overlays, t), [overlays, t])
  const method = useMemo(
    () => ({
      signIn: signInByMethod(flow, dialogs, navigation),
      captcha: (scene: CaptchaScene) => captchas.verify(scene),
      busy: disabled,
    }),
    [flow, dialogs, captchas, navigation, disabled],
  )
  const submit = async (): Promise<void> => {
    const result = await flow.submit(await remembered.complete(typed), { remember: remembered.wanted })
    if (result?.step === 'invalid') focus(firstError(result.errors))
    if (result?.step === 'failed') {
      remembered.refresh()
      await dialogs.showFailure(result.failure)
      focus(result.failure.field)
      if (result.failure.atField) select(result.failure.field)
    }
    const member = services.session.current.get()
    if (result?.step === 'done' && member?.passwordChangeRequired && typed.password)
      setTypedPassword({ token: member.token, password: typed.password }, plugin)
    // Warn now: without storage the session ends with the page.
    if (result?.step === 'done' && storage.degraded.has('session'))
      overlays.toast(t('session_not_saved'), { ms: SESSION_NOT_SAVED_TOAST_MS, kind: 'warning' })
  }
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    submit().catch((error: unknown) => plugin.logger.error(error))
  }
  const bind = (field: LoginField) => ({
    name: field,
    value: typed[field],
    error: isAt(field, failure) ? textOf(failure, t) : errorText(errors[field], t),
    announceError: isAt(field, failure),
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
      <PageHeader
        id={title}
        title={t('log_in')}
        lead={t('welcome', { merchant: site.merchant.name })}
        large
      />

      {purpose !== undefined && <Slot of={loginPurposes} props={purpose} errorFallback={() => null} />}

      <LoginMethods props={method} failure={failure?.field === 'captcha' ? undefined : inline}>
        {/* No action: React resets the form after one, which would untick the box. */}
        <form ref={form} className={css.form} onSubmit={send} noValidate aria-busy={busy}>
          {connecting && <p className={css.notice}>{t('connecting')}</p>}
          <TextField
            {...bind('username')}
            label={t('username')}
            leading="user"
            autoComplete="username"
            enterKeyHint="next"
          />
          <PasswordField
            {...bind('password')}
            {...remembered.passwordFieldProps}
            label={t('password')}
            leading="lock"
            autoComplete="current-password"
            enterKeyHint="go"
            showLabel={t('show_password')}
            hideLabel={t('hide_password')}
          />
          {remembered.available && (
            <Checkbox
              label={t('remember_me')}
              hint={t('remember_hint')}
              checked={remembered.wanted}
              onChange={({ currentTarget }) => remembered.setWanted(currentTarget.checked)}
            />
          )}
          {flow.captcha && <CaptchaField captcha={flow.captcha} />}
          <p className={css.trouble} aria-live="polite">
            {inline}
          </p>
          <Button type="submit" kind="primary" block busy={disabled}>
            {t(busy ? 'logging_in' : 'log_in')}
          </Button>
          <p className={css.safe}>
            <Icon name="lock" size={16} />
            <span>{t('encrypted')}</span>
          </p>
        </form>
      </LoginMethods>

      {registrationOpen && (
        <p className={css.other}>
          {t('no_account')} <Link to={REGISTER_PATH}>{t('register')}</Link>
        </p>
      )}
      <div className={css.help}>
        <ForgotPassword />
        {plugin.settings.helpPath && <Link to={plugin.settings.helpPath}>{t('more_help')}</Link>}
      </div>
    </section>
  )
}

const isAt = (field: LoginField, failure: LoginFailure | undefined): failure is LoginFailure =>
  failure?.atField === true && failure.field === field

const errorText = (error: FieldError | undefined, t: Translate): string | undefined =>
  error && t(error.key, error.values)
