import {
  type CaptchaScene,
  Link,
  loginPurposes,
  REGISTER_PATH,
  routes,
  Slot,
  useContributions,
  usePluginContext,
  useServices,
  useStore,
  useSubmissionState,
  useTranslation,
} from '@foyer/sdk'
import {
  Button,
  Checkbox,
  Form,
  type FormHandle,
  FormMessage,
  FormNote,
  FormScreen,
  PasswordField,
  TextField,
} from '@foyer/sdk/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fieldErrorText, textOf } from '../shared/failures.ts'
import { CaptchaField, SmsCaptchaPool } from '../shared/captcha.tsx'
import { setTypedPassword } from '../shared/passwords.ts'
import { useClearOnLeave } from '../shared/use-clear-on-leave.ts'
import { type Credentials, type LoginFailure, type LoginField, LoginFlow } from './login-flow.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { LoginMethods, signInByMethod } from './login-methods.tsx'
import css from '../shared/beside-form.module.css'
import { createLoginDialogs } from './identity-login.tsx'
import type { manifest } from './manifest.ts'
import { useRememberedLogin } from './remembered.ts'

/** Long enough to read that the session will not last. */
const SESSION_NOT_SAVED_TOAST_MS = 8_000
const EMPTY: Credentials = { username: '', password: '' }

/** Signing in by username and password, and by every other method that is on (RT-02). */
export function LoginScreen(): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'account.auth'>()
  const registrationOpen = useContributions(routes).some(({ value }) => value.path === REGISTER_PATH)
  const form = useRef<FormHandle>(null)
  const [typed, setTyped] = useState(EMPTY)
  useClearOnLeave(useCallback(() => setTyped((now) => ({ ...now, password: '' })), []))
  const remembered = useRememberedLogin(services, typed, setTyped, t)
  const [flow] = useState(() => new LoginFlow(plugin, services))
  const { busy, disabled, errors, failure, edit } = useSubmissionState(flow.submission)
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
  const inline =
    failure && !failure.atField && failure.presentation !== 'alert' ? textOf(failure, t) : undefined
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
    if (result.step === 'invalid') form.current?.focusFirst(result.errors)
    if (result.step === 'failed') {
      remembered.refresh()
      await dialogs.showFailure(result.failure)
      const { field, atField } = result.failure
      if (atField) form.current?.select(field)
      else form.current?.focus(field)
    }
    const member = services.session.current.get()
    if (result.step === 'done' && member?.passwordChangeRequired && typed.password)
      setTypedPassword({ token: member.token, password: typed.password }, plugin)
    // Warn now: without storage the session ends with the page.
    if (result.step === 'done' && storage.degraded.has('session'))
      overlays.toast(t('session_not_saved'), { ms: SESSION_NOT_SAVED_TOAST_MS, kind: 'warning' })
  }
  const send = (): void => {
    submit().catch((error: unknown) => plugin.logger.error(error))
  }
  const bind = (field: LoginField) => ({
    name: field,
    value: typed[field],
    error: isAt(field, failure) ? textOf(failure, t) : fieldErrorText(errors[field], t),
    announceError: isAt(field, failure),
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget
      setTyped((now) => ({ ...now, [field]: value }))
      edit(field)
    },
  })

  return (
    <FormScreen title={t('log_in')} lead={t('welcome', { merchant: site.merchant.name })} large>
      {purpose !== undefined && <Slot of={loginPurposes} props={purpose} errorFallback={() => null} />}

      <LoginMethods props={method} failure={failure?.field === 'captcha' ? undefined : inline}>
        <Form handle={form} busy={busy} onSubmit={send}>
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
          <FormMessage>{inline}</FormMessage>
          <Button type="submit" kind="primary" block busy={disabled}>
            {t(busy ? 'logging_in' : 'log_in')}
          </Button>
          <FormNote icon="lock">{t('encrypted')}</FormNote>
        </Form>
      </LoginMethods>

      {registrationOpen && (
        <p className={css.other}>
          <span>{t('no_account')}</span> <Link to={REGISTER_PATH}>{t('register')}</Link>
        </p>
      )}
      <div className={css.help}>
        <ForgotPassword />
        {plugin.settings.helpPath && <Link to={plugin.settings.helpPath}>{t('more_help')}</Link>}
      </div>
    </FormScreen>
  )
}

const isAt = (field: LoginField, failure: LoginFailure | undefined): failure is LoginFailure =>
  failure?.atField === true && failure.field === field

/** Loaded with this screen: the entry lists each file that it may fetch. */
export { SocialLoginPanel } from './login-methods.tsx'
export { LogOutRow } from './log-out-row.tsx'
