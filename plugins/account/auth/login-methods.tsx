import {
  type CaptchaScene,
  LOGIN_PATH,
  type LoginCredentials,
  type LoginMethodProps,
  loginMethods,
  type LoginResult,
  type Navigation,
  PluginComponent,
  REGISTER_PATH,
  useContributions,
  usePluginContext,
  useRequestActivation,
  useServices,
  useSubmissionState,
  useTranslation,
} from '@foyer/sdk'
import { Skeleton, Tabs, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SmsCaptchaPool } from '../shared/captcha.tsx'
import type { SocialLoginButtonsProps } from '../shared/points.ts'
import { createLoginDialogs, type LoginDialogs } from './identity-login.tsx'
import { type LoginFailure, LoginFlow } from './login-flow.ts'
import css from './login-methods.module.css'
import type { manifest } from './manifest.ts'

interface Props {
  /** The same object while nothing in it changes. */
  readonly props: LoginMethodProps
  /** Why the last login did not go through, if nobody else shows it: below the chosen method (ER-02, ER-04). */
  readonly failure: string | undefined
  /** The form by username, which comes first. */
  readonly children: ReactNode
}

const USERNAME = 'username'

/** Every login method that is on: forms as tabs, if there are several, and buttons below them (RT-02). */
export function LoginMethods({ props, failure, children }: Props): ReactNode {
  const t = useTranslation<'account.auth'>()
  const methods = useContributions(loginMethods)
  const [chosen, choose] = useState(USERNAME)
  const forms = methods.filter(({ value }) => value.shape === 'form')
  // If the chosen method is switched off, the player gets the form that always exists.
  const form = forms.find(({ value }) => value.key === chosen)
  const tabs = [
    { key: USERNAME, label: t('username') },
    ...forms.map(({ plugin, value: { key, label } }) => ({
      key,
      label: <Label plugin={plugin} label={label} />,
    })),
  ]
  return (
    <>
      {forms.length === 0 ? (
        children
      ) : (
        <Tabs label={t('ways')} tabs={tabs} value={form?.value.key ?? USERNAME} onChange={choose}>
          {form ? (
            <>
              <PluginComponent
                plugin={form.plugin}
                name={form.value.component}
                props={props}
                fallback={<Skeleton height="16rem" />}
              />
              <p className={css.failure} aria-live="polite">
                {failure}
              </p>
            </>
          ) : (
            children
          )}
        </Tabs>
      )}
      <LoginMethodButtons props={props} />
    </>
  )
}

interface LabelProps {
  readonly plugin: string
  /** Key of the plugin's text. */
  readonly label: string
}

/** The method's label; its texts load with its code. */
function Label({ plugin, label }: LabelProps): ReactNode {
  const own = useTranslation<'account.auth'>()
  const demand = useRequestActivation()
  useEffect(() => {
    demand(plugin)
  }, [demand, plugin])
  const text = useTranslation(plugin)(label)
  if (text && text !== label) return <span>{text}</span>
  return (
    <>
      <Skeleton width="4rem" height="1em" />
      <VisuallyHidden>{own('captcha_loading')}</VisuallyHidden>
    </>
  )
}

/** The methods that are buttons, below a line with the word `or`. */
function LoginMethodButtons({ props }: { readonly props: LoginMethodProps }): ReactNode {
  const t = useTranslation<'account.auth'>()
  const methods = useContributions(loginMethods).filter(({ value }) => value.shape === 'button')
  return (
    <>
      <p className={css.or}>{t('or')}</p>
      {/* Empty while no button has content: the styles then hide the line above. */}
      <div className={css.buttons}>
        {methods.map(({ plugin, value: { key, component } }) => (
          <PluginComponent key={key} plugin={plugin} name={component} props={props} />
        ))}
      </div>
    </>
  )
}

/** The methods that are buttons, with a sign-in of their own behind them. */
export function SocialLoginPanel({ busy }: SocialLoginButtonsProps): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'account.auth'>()
  const { overlays, navigation } = services
  const [flow] = useState(() => new LoginFlow(plugin, services))
  const [captchas] = useState(() => new SmsCaptchaPool(plugin, services, t))
  const login = useSubmissionState(flow.submission)
  useEffect(
    () => () => {
      flow.close()
      captchas.close()
    },
    [flow, captchas],
  )
  const disabled = busy || login.busy
  const method = useMemo(
    () => ({
      signIn: signInByMethod(flow, createLoginDialogs(overlays, t), navigation),
      captcha: (scene: CaptchaScene) => captchas.verify(scene),
      busy: disabled,
    }),
    [flow, overlays, t, navigation, captchas, disabled],
  )
  return <LoginMethodButtons props={method} />
}

type NavigationDeps = Pick<Navigation, 'navigate' | 'location'>

/**
 * The `signIn` of a login method (RT-02): shows the player what went wrong, and asks what to do with an
 * identity that no account is connected with (OV-16).
 * @param navigation takes the player to the screen where that is done
 */
export const signInByMethod =
  (flow: LoginFlow, dialogs: LoginDialogs, navigation: NavigationDeps): LoginMethodProps['signIn'] =>
  async (credentials, { signal, atField = false } = {}) => {
    const attempt = await flow.signIn(credentials, signal)
    switch (attempt.kind) {
      case 'signed-in':
        return { kind: 'signed-in' }
      case 'failed':
        return refused(attempt, atField, dialogs)
      case 'unbound':
        return chooseAccount(flow, dialogs, navigation, attempt.message, credentials)
      default:
        return attempt
    }
  }

async function refused(
  { failure, code }: { readonly failure: LoginFailure; readonly code: string },
  atField: boolean,
  dialogs: LoginDialogs,
): Promise<LoginResult> {
  if (failure.atField && atField) {
    const message = 'server' in failure.text ? failure.text.server : undefined
    return {
      kind: 'refused',
      code,
      atField: { wrong: failure.field === 'username' ? 'account' : 'proof', message },
    }
  }
  // The message has no field here.
  await dialogs.showFailure(failure.atField ? { ...failure, presentation: 'alert' } : failure)
  return { kind: 'refused', code }
}

async function chooseAccount(
  flow: LoginFlow,
  dialogs: LoginDialogs,
  navigation: NavigationDeps,
  message: string,
  credentials: LoginCredentials,
): Promise<LoginResult> {
  const choice = await dialogs.chooseAccount(message, flow.registrationOpen)
  if (choice === 'register_new') goUnlessThere(navigation, REGISTER_PATH)
  if (choice === 'login_exist_account' && credentials.type === 'firebase') {
    flow.connect(credentials, () => dialogs.showIdentityExpired())
    goUnlessThere(navigation, LOGIN_PATH)
  }
  return { kind: 'dismissed', step: 'choice' }
}

/** Does nothing if the player is there already, so that typed text stays. */
function goUnlessThere(navigation: NavigationDeps, path: string): void {
  if (navigation.location.get().pathname !== path) navigation.navigate(path)
}
