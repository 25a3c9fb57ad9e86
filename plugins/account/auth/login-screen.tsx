import {
  type CaptchaScene,
  Link,
  loginPurposes,
  REGISTER_PATH,
  routes,
  Slot,
  useContributions,
  useForm,
  useFoundRoute,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import {
  Button,
  Checkbox,
  Form,
  FormMessage,
  FormNote,
  FormScreen,
  PasswordField,
  TextField,
} from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type ContactProps, contactUs, SERVICE_PATH } from '../../customer-service/contract.ts'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import css from '../shared/beside-form.module.css'
import { CaptchaField, SmsCaptchaPool } from '../shared/captcha.tsx'
import { fieldErrorText, textOf } from '../shared/failures.ts'
import { askLogOut, setTypedPassword, type SubmittedCredentials } from '../shared/session.ts'
import { createLoginDialogs } from './identity-login.tsx'
import { loginFailure, type LoginField, LoginFlow } from './login-flow.ts'
import { LoginMethods, signInByMethod } from './login-methods.tsx'
import type { manifest } from './manifest.ts'
import { useRememberedLogin } from './remembered.ts'

/** Long enough to read that the session will not last. */
const SESSION_NOT_SAVED_TOAST_MS = 8_000
const EMPTY: SubmittedCredentials = { username: '', password: '' }

/** Signing in by username and password, and by every other method that is on (RT-02). */
export function LoginScreen(): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const { overlays, navigation, session, site, storage } = services
  const t = useTranslation<'account.auth'>()
  const registrationOpen = useContributions(routes).some(({ value }) => value.path === REGISTER_PATH)
  const [flow] = useState(() => new LoginFlow(plugin, services))
  const form = useForm({
    initial: EMPTY,
    secrets: ['password'],
    submission: flow.submission,
    describe: loginFailure,
    errorText: (error) => fieldErrorText(error, t),
  })
  const { busy, disabled, failure, handle, set, values } = form
  const remembered = useRememberedLogin(services, values, set, t)
  const [purpose] = useState(() => {
    const address = navigation.returnTo()
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

  const connecting = useStore(flow.connecting)
  const inline = failure && failure.presentation !== 'alert' ? textOf(failure, t) : undefined
  const dialogs = useMemo(() => createLoginDialogs(overlays, t), [overlays, t])
  const method = useMemo(
    () => ({
      signIn: signInByMethod(flow, dialogs, navigation),
      captcha: (scene: CaptchaScene) => captchas.verify(scene),
      busy: disabled,
    }),
    [flow, dialogs, captchas, navigation, disabled],
  )
  const logIn = async (): Promise<void> => {
    const credentials = await remembered.complete(values)
    const result = await flow.submit(credentials, { remember: remembered.wanted, send: form.send })
    if (result.step === 'invalid') remembered.refresh()
    if (result.step === 'failed') {
      remembered.refresh()
      await dialogs.showFailure(result.failure)
      handle.current?.focus(result.failure.field)
    }
    if (result.step !== 'done') return
    const member = session.current.get()
    if (member?.passwordChangeRequired && values.password)
      setTypedPassword({ token: member.token, password: values.password }, plugin)
    // Warn now: without storage the session ends with the page.
    if (storage.degraded.has('session'))
      overlays.toast(t('session_not_saved'), { ms: SESSION_NOT_SAVED_TOAST_MS, kind: 'warning' })
  }
  const bind = (field: LoginField) => ({
    ...form.bind(field),
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
  })

  return (
    <FormScreen title={t('log_in')} lead={t('welcome', { merchant: site.merchant.name })} large>
      {purpose !== undefined && <Slot of={loginPurposes} props={purpose} errorFallback={() => null} />}

      <LoginMethods props={method} failure={failure?.field === 'captcha' ? undefined : inline}>
        <Form
          handle={handle}
          busy={busy}
          onSubmit={() => void logIn().catch((error: unknown) => plugin.logger.error(error))}
        >
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

/** Who sets a new password: customer service; without it who reads the merchant's mail; else nobody on this site. */
function ForgotPassword(): ReactNode {
  const { site } = useServices<typeof manifest>()
  const t = useTranslation<'account.auth'>()
  const [some, setSome] = useState(true)
  const contact = useMemo((): ContactProps => ({ variant: 'line', onEntries: setSome }), [])
  const pending = useStore(site.state) === 'pending'
  const open = useFoundRoute(SERVICE_PATH).state !== 'none'
  // Most merchants have customer service: so it says until it is known.
  const served = open && (some || pending)
  const { mail } = site.merchant.legal
  return (
    <>
      <p>
        <strong>{t('forgot')}</strong>{' '}
        <span>{t(served ? 'forgot_help' : mail ? 'forgot_write' : 'forgot_alone')}</span>
      </p>
      {!served && mail && <a href={`mailto:${mail}`}>{mail}</a>}
      <Slot of={contactUs} props={contact} errorFallback={() => null} />
    </>
  )
}

/** In the settings: logs the member out, after a question (ST-32). */
export function LogOutRow({ close }: { readonly close: () => void }): ReactNode {
  const services = useServices<typeof manifest>()
  const { logger } = usePluginContext<typeof manifest>()
  const t = useTranslation<'account.auth'>()
  return (
    <MenuRow
      icon="logout"
      label={t('log_out')}
      danger
      onPress={() => void askLogOut(services, t, close).catch((error: unknown) => logger.error(error))}
    />
  )
}

/** Loaded with this screen: the entry lists each file that it may fetch. */
export { SocialLoginPanel } from './login-methods.tsx'
