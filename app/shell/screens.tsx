import {
  type I18n,
  isHomePath,
  PluginComponent,
  type Route as ScreenRoute,
  type Session,
  type Site,
  Slot,
  type Store,
  useStore,
} from '@foyer/sdk'
import { findRoute, type KernelView, RegionBoundary } from '@foyer/sdk/internal'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { type AccessDecision, CHANGE_PATH, checkAccess } from '../../kernel/navigation/check-access.ts'
import type { NavigationService } from '../../kernel/navigation/navigation-service.ts'
import type { NotFoundDependencies } from '../../kernel/navigation/not-found.ts'
import type { OwnedContribution } from '../../kernel/host/extension-points/contribution-entry.ts'
import { frameBottom, frameTop } from '../../plugins/site/contract.ts'
import { FALLBACK_NAV, fallbackNav } from './fallback-nav.tsx'
import { ScreenFailed, type ScreenFailedDependencies } from './screen-failed.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import styles from './screens.module.css'

const HOME = '/m/home'
const NO_PROPS = {}

type ScreenEntry = OwnedContribution<ScreenRoute>

type ScreensDependencies = ScreenFailedDependencies &
  NotFoundDependencies & {
    readonly i18n: Pick<I18n, 'language'> & { readonly complete: Store<boolean> }
    readonly navigation: Pick<NavigationService, 'redirectWithReturn' | 'consumeReturnTo'>
    /** Every manifest is known. */
    readonly registryComplete: Store<boolean>
    /** Screens of plugins that are on or pending. */
    readonly screens: Store<readonly ScreenEntry[]>
    readonly session: Pick<Session, 'current'>
    /** The stored session has been read. */
    readonly sessionKnown: Store<boolean>
    readonly site: Pick<Site, 'metadata'>
    readonly view: Pick<KernelView, 'status'>
  }

/**
 * The screen at the current address, in its frame. Every route has the same component at the same position,
 * so that the frame, and a screen that the next address also shows, preserve their state.
 */
export function Screens({ services }: { readonly services: ScreensDependencies }): ReactNode {
  const entries = useStore(services.screens)
  const routes = useMemo(() => {
    const change = findRoute(entries, CHANGE_PATH)
    const screen = (entry: ScreenEntry | undefined): ReactNode => (
      <Screen services={services} entry={entry} change={change} />
    )
    const known = entries.map((entry) => ({
      path: entry.value.path,
      caseSensitive: true,
      element: screen(entry),
    }))
    return [...known, { path: '*', element: screen(undefined) }]
  }, [entries, services])
  return useRoutes(routes)
}

interface ScreenProps {
  readonly services: ScreensDependencies
  readonly entry: ScreenEntry | undefined
  /** The screen that changes a password, at any address. */
  readonly change: ScreenEntry | undefined
}

function Screen({ services, entry, change: offered }: ScreenProps): ReactNode {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const session = useStore(services.session.current)
  const failed = useStore(services.view.status(offered?.plugin ?? '')) === 'failed'
  const change = failed ? undefined : offered
  const decision = checkAccess({
    entry,
    change,
    registryComplete: useStore(services.registryComplete),
    sessionKnown: useStore(services.sessionKnown),
    session,
  })
  // The screen of a required change is shown at every address, so that typed text survives each attempt to
  // leave.
  const screen = decision === 'change-password' ? change : entry
  // The home alone is painted with the few texts that its page brings.
  const readable = useStore(services.i18n.complete) || isHomePath(screen?.value.path ?? '')
  const { guestRedirect: guestTo, frameless: bare = false, path } = screen?.value ?? {}
  useEffect(() => applyAccessDecision(services, decision, guestTo), [services, decision, guestTo, pathname])
  useFocusOnNavigation(services, main, pathname)
  return (
    <>
      <RegionBoundary region="shell.frame-top" resetKey={pathname}>
        <Slot of={frameTop} props={{ bare }} />
      </RegionBoundary>
      <main ref={main} className={styles.main} tabIndex={-1} data-screen={path}>
        <RegionBoundary
          region="shell.screen"
          resetKey={pathname}
          fallback={<ScreenFailed services={services} />}
        >
          {screen && readable && (decision === 'show' || decision === 'change-password') ? (
            <PluginComponent
              key={screen.key}
              plugin={screen.plugin}
              name={screen.value.component}
              props={NO_PROPS}
              fallback={<ScreenSkeleton />}
              errorFallback={<ScreenFailed services={services} plugin={screen.plugin} />}
            />
          ) : (
            <ScreenSkeleton />
          )}
        </RegionBoundary>
      </main>
      {/* Every tab would only lead back here while a change is required. */}
      <RegionBoundary region="shell.frame-bottom" resetKey={pathname} fallback={FALLBACK_NAV}>
        <Slot
          of={frameBottom}
          props={{ bare: bare || !!(change && session?.passwordChangeRequired) }}
          errorFallback={fallbackNav}
        />
      </RegionBoundary>
    </>
  )
}

function applyAccessDecision(
  services: ScreensDependencies,
  decision: AccessDecision,
  guestTo: string | undefined,
): void {
  const { navigation } = services
  const { pathname, search, hash } = navigation.location.get()
  const redirect = (to: string): void => navigation.navigate(to, { replace: true })
  if (decision === 'login')
    if (guestTo) redirect(guestTo)
    else navigation.redirectToLogin(`${pathname}${search}${hash}`)
  else if (decision === 'change-password') navigation.redirectWithReturn(CHANGE_PATH)
  else if (decision === 'redirect-back') redirect(navigation.consumeReturnTo())
  else if (decision === 'not-found')
    import('../../kernel/navigation/not-found.ts').then(
      ({ handleNotFound }) => {
        // The player may have navigated meanwhile.
        if (navigation.location.get().pathname === pathname) handleNotFound(services)
      },
      () => redirect(HOME),
    )
}

/**
 * After a navigation the new screen gets the focus, as after a page load, and its name announces where the
 * player is; never at the first paint.
 */
function useFocusOnNavigation(
  { site, i18n }: Pick<ScreensDependencies, 'site' | 'i18n'>,
  target: React.RefObject<HTMLElement | null>,
  path: string,
): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const meet = (name?: string): void => {
      // The player may have navigated while its name was fetched.
      if (shown.current !== path) return
      if (name) target.current?.setAttribute('aria-label', name)
      target.current?.focus({ preventScroll: true })
    }
    site.metadata(path, i18n.language.get()).then(
      ({ title }) => meet(title),
      () => meet(),
    )
  }, [site, i18n, target, path])
}
