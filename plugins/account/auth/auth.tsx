import {
  type Activate,
  Link,
  LOGIN_PATH,
  REACHABILITY,
  REGISTER_PATH,
  siteStatusArrived,
  useFetched,
  useFoundRoute,
  useLocation,
  usePluginContext,
  useService,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Button, Icon, ScreenSkeleton } from '@foyer/sdk/ui'
import type { FunctionComponent, ReactNode } from 'react'
import { REMEMBERED_LOGIN } from '../shared/remembered-login-record.ts'
import css from './auth.module.css'
import type { manifest } from './manifest.ts'

/*
 * What the first paint needs of signing in: the header's control. The login form, its schemas and endpoints
 * load with `login-screen.tsx`, when a screen with them opens.
 */

/** A remembered login may be tried once per load: when the gateway's first status has arrived (ST-06). */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { search } = services.navigation.location.get()
  const unsubscribe = context.on(siteStatusArrived, async () => {
    void unsubscribe()
    if (services.storage.get(REMEMBERED_LOGIN))
      await (await import('./remembered.ts')).autoLogin(context, services, search)
  })
}

interface HeaderActionsProps {
  readonly openSettings: () => void
}

/**
 * In the header: for a guest the log-in, and the registration where the header has room; for a member the name, which
 * opens the settings with the account. No link to the screen that is shown.
 */
export function HeaderActions({ openSettings }: HeaderActionsProps): ReactNode {
  const { session } = useServices<typeof manifest>()
  const member = useStore(session.current)
  const { pathname } = useLocation()
  const registration = useFoundRoute(REGISTER_PATH).state
  const t = useTranslation<'account.auth'>()
  if (member)
    return (
      <button type="button" className={css.member} aria-haspopup="dialog" onClick={openSettings}>
        <Icon name="user" size={16} />
        <bdi className={css.text}>{member.userName}</bdi>
      </button>
    )
  const registrable = pathname !== REGISTER_PATH && registration !== 'none'
  return (
    <>
      {registrable && (
        <Link to={REGISTER_PATH} className={css.register}>
          {t('register_short')}
        </Link>
      )}
      {pathname !== LOGIN_PATH && (
        <Link to={LOGIN_PATH} className={css.login}>
          {t('log_in')}
        </Link>
      )}
    </>
  )
}

const ONLINE = { get: () => 'online' as const, subscribe: () => () => {} }

/** Replaces a form whose code could not be loaded. The form appears when the network is back. */
export function LoginUnavailable({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTranslation<'account.auth'>()
  const state = useStore(useService(REACHABILITY)?.state ?? ONLINE)
  return (
    <section className={css.unavailable} role="alert">
      <Icon name="warning" size={40} />
      <p>{t(state === 'offline' ? 'network_offline' : 'network_error')}</p>
      <Button kind="primary" block onClick={retry}>
        {t('try_again')}
      </Button>
    </section>
  )
}

interface LazyOptions<Props> {
  readonly load: () => Promise<FunctionComponent<Props>>
  /** Shown until the component has loaded. */
  readonly fallback?: ReactNode
  /** Shown if the component's code could not be loaded. */
  readonly failed?: FunctionComponent<{ readonly retry: () => void }>
}

/** A component whose code and settings load when it is first shown. */
export const lazyWithFallback = <Props extends object>({
  load,
  fallback,
  failed: Failed,
}: LazyOptions<Props>) =>
  function LazyWithFallback(props: Props): ReactNode {
    const { settingsReady } = usePluginContext<typeof manifest>()
    const loaded = useFetched(async () => {
      const [component] = await Promise.all([load(), settingsReady])
      return component
    })
    if (loaded.step === 'ready') return <loaded.value {...props} />
    if (loaded.step === 'loading') return fallback
    return Failed && <Failed retry={loaded.retry} />
  }

/** /m/login. Never prerendered: the form loads when the page opens. */
export const Login = lazyWithFallback({
  load: async () => (await import('./login-screen.tsx')).LoginScreen,
  fallback: <ScreenSkeleton shape="form" />,
  failed: LoginUnavailable,
})

/** The login methods that are buttons, for another screen. No fallback: that screen has a form of its own. */
export const SocialLoginButtons = lazyWithFallback({
  load: async () => (await import('./login-screen.tsx')).SocialLoginPanel,
})

const LogOutRow = lazyWithFallback({
  load: async () => (await import('./login-screen.tsx')).LogOutRow,
  // The settings show their rows together.
  fallback: <span data-waits hidden />,
})

/** The log-out among the settings, for members. */
export function SettingsLogOut(props: { readonly close: () => void }): ReactNode {
  const member = useStore(useServices<typeof manifest>().session.current)
  return member && <LogOutRow {...props} />
}
