import {
  CHANGE_PASSWORD_PATH,
  findRoute,
  HOME_PATH,
  type I18n,
  isHomePath,
  type Location,
  PluginComponent,
  type Route as ScreenRoute,
  type SessionInfo,
  type Site,
  Slot,
  type Store,
  useStore,
} from '@foyer/sdk'
import { type KernelView, type PluginStatus, RegionBoundary } from '@foyer/sdk/internal'
import { ScreenSkeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import type { AccessDecision } from '../../kernel/navigation/check-access.ts'
import type { NavigationService } from '../../kernel/navigation/navigation-service.ts'
import type { NotFoundDependencies } from '../../kernel/navigation/not-found.ts'
import type { OwnedContribution } from '../../kernel/host/extension-points/contribution-entry.ts'
import { titleOf } from '../../plugins/site/contract/title-of.ts'
import { frameBottom, frameTop } from '../../plugins/site/contract.ts'
import { FALLBACK_NAV, fallbackNav } from './fallback-nav.tsx'
import { ScreenFailed, type ScreenFailedDependencies } from './screen-failed.tsx'
import styles from './screens.module.css'
import { type AccessServices, useAccess } from './use-access.ts'

// The same objects each time, so that the frame and the screen render again only when something changes.
const NO_PROPS = {}
const BARE = { bare: true }
const FRAMED = { bare: false }

type ScreenEntry = OwnedContribution<ScreenRoute>

type ScreensDependencies = ScreenFailedDependencies &
  NotFoundDependencies &
  AccessServices & {
    readonly i18n: Pick<I18n, 'language' | 'load' | 'translate'> & { readonly complete: Store<boolean> }
    readonly navigation: Pick<NavigationService, 'redirectWithReturn' | 'consumeReturnTo'>
    /** Screens of plugins that are on or pending. */
    readonly screens: Store<readonly ScreenEntry[]>
    readonly site: Pick<Site, 'metadata' | 'merchant'>
    readonly view: Pick<KernelView, 'status'>
  }

/**
 * The screen at the current address, in its frame. Every route has the same component at the same position,
 * so that the frame, and a screen that the next address also shows, preserve their state.
 */
export function Screens({ services }: { readonly services: ScreensDependencies }): ReactNode {
  const { pathname } = useLocation()
  // Only the screen of this address: one that comes or goes elsewhere must not render every link again.
  const entry = useStore(services.screens, (entries) => findRoute(entries, pathname))
  const routes = useMemo(
    () => [
      {
        path: entry?.value.path ?? '*',
        caseSensitive: true,
        element: <Screen services={services} entry={entry} />,
      },
    ],
    [entry, services],
  )
  return useRoutes(routes)
}

interface ScreenProps {
  readonly services: ScreensDependencies
  readonly entry: ScreenEntry | undefined
}

function Screen({ services, entry }: ScreenProps): ReactNode {
  const main = useRef<HTMLElement>(null)
  const mustChange = useStore(services.session.current, mustChangePassword)
  /** The screen that changes a password, at any address, while a change is required. */
  const offered = useStore(services.screens, mustChange ? findChange : findNothing)
  const location = useLocation()
  const { pathname } = location
  const works = useStore(services.view.status(offered?.plugin ?? ''), isWorking)
  // While what failed is fetched again, nobody is taken to it from where they went instead.
  const [failed, setFailed] = useState(false)
  if (failed === works) setFailed(!works)
  const change = failed ? undefined : offered
  const decision = useAccess(services, entry, change)
  // The screen of a required change is shown at every address, so that typed text survives each attempt to
  // leave.
  const screen = decision === 'change-password' ? change : entry
  // The home alone is painted with the few texts that its page brings.
  const isHome = isHomePath(screen?.value.path ?? '')
  const readable = useStore(services.i18n.complete, (complete) => complete || isHome)
  const { guestRedirect: guestTo, frameless: bare = false, path, skeleton: shape } = screen?.value ?? {}
  const skeleton = useMemo(() => <ScreenSkeleton key={shape} shape={shape} />, [shape])
  useEffect(
    () => applyAccessDecision(services, decision, location, guestTo),
    [services, decision, location, guestTo],
  )
  useFocusOnNavigation(services, main, pathname)
  const plugin = screen?.plugin ?? ''
  const failure = useMemo(() => <ScreenFailed services={services} plugin={plugin} />, [services, plugin])
  return (
    <>
      <RegionBoundary region="shell.frame-top" resetKey={pathname}>
        <Slot of={frameTop} props={bare ? BARE : FRAMED} />
      </RegionBoundary>
      <main ref={main} id="content" className={styles.main} tabIndex={-1} data-screen={path}>
        <RegionBoundary region="shell.screen" resetKey={pathname} fallback={failure}>
          {screen && readable && (decision === 'show' || decision === 'change-password') ? (
            <PluginComponent
              key={screen.key}
              plugin={screen.plugin}
              name={screen.value.component}
              props={NO_PROPS}
              fallback={skeleton}
              errorFallback={failure}
            />
          ) : (
            skeleton
          )}
        </RegionBoundary>
      </main>
      {/* Every tab would only lead back here while a change is required. */}
      <RegionBoundary region="shell.frame-bottom" resetKey={pathname} fallback={FALLBACK_NAV}>
        <Slot of={frameBottom} props={bare || change ? BARE : FRAMED} errorFallback={fallbackNav} />
      </RegionBoundary>
    </>
  )
}

const findChange = (entries: readonly ScreenEntry[]): ScreenEntry | undefined =>
  findRoute(entries, CHANGE_PASSWORD_PATH)
const findNothing = (): undefined => undefined
/** `undefined`: not decided. */
const isWorking = (status: PluginStatus): boolean | undefined =>
  status === 'active' ? true : status === 'failed' ? false : undefined
const mustChangePassword = (session: SessionInfo | undefined): boolean => !!session?.passwordChangeRequired

function applyAccessDecision(
  services: ScreensDependencies,
  decision: AccessDecision,
  { pathname, search, hash }: Location,
  guestTo: string | undefined,
): void {
  const { navigation } = services
  // The player is leaving for another address, which is decided on when it is shown: a log-in sets the session
  // and navigates, and only the first of the two is rendered at once.
  if (!isSameAddress({ pathname, search, hash }, navigation.location.get())) return
  const redirect = (to: string): void => navigation.navigate(to, { replace: true })
  if (decision === 'login')
    if (guestTo) redirect(guestTo)
    else navigation.redirectToLogin(`${pathname}${search}${hash}`)
  else if (decision === 'change-password') navigation.redirectWithReturn(CHANGE_PASSWORD_PATH)
  else if (decision === 'redirect-back') redirect(navigation.consumeReturnTo())
  else if (decision === 'not-found')
    import('../../kernel/navigation/not-found.ts').then(
      ({ handleNotFound }) => {
        // The player may have navigated meanwhile.
        if (isSameAddress({ pathname, search, hash }, navigation.location.get())) handleNotFound(services)
      },
      () => redirect(HOME_PATH),
    )
}

const isSameAddress = (shown: Location, current: Location): boolean =>
  shown.search === current.search &&
  shown.hash === current.hash &&
  (shown.pathname === current.pathname || (isHomePath(shown.pathname) && isHomePath(current.pathname)))

/**
 * After a navigation the new screen gets the focus, as after a page load, and its title announces where the
 * player is; never at the first paint. The title follows the language.
 */
function useFocusOnNavigation(
  { site, i18n, screens }: Pick<ScreensDependencies, 'site' | 'i18n' | 'screens'>,
  target: React.RefObject<HTMLElement | null>,
  path: string,
): void {
  /** Path of the screen that was announced last; `undefined` while the title of the next one is fetched. */
  const announced = useRef<string | undefined>(path)
  useEffect(() => {
    let latestRequest = 0
    const announce = async (): Promise<void> => {
      const isNew = announced.current !== path
      // The first screen has no name, in any language.
      if (!isNew && !target.current?.hasAttribute('aria-label')) return
      if (isNew) announced.current = undefined
      const request = ++latestRequest
      const page = await site.metadata(path, i18n.language.get())
      const title = await titleOf(page, findRoute(screens.get(), path), i18n, site.merchant)
      // The player has navigated, or changed the language, meanwhile.
      if (request !== latestRequest) return
      target.current?.setAttribute('aria-label', title)
      if (isNew) target.current?.focus({ preventScroll: true })
      announced.current = path
    }
    const start = (): void => void announce()
    const unsubscribe = i18n.language.subscribe(start)
    start()
    return () => {
      latestRequest++
      unsubscribe()
    }
  }, [site, i18n, screens, target, path])
}
