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
import type { KernelView } from '@foyer/sdk/internal'
import { type ReactNode, useEffect, useRef } from 'react'
import { CHANGE_PATH, type Verdict, verdictOf } from '../../kernel/navigation/access.ts'
import { matchRoute } from '../../kernel/navigation/match-route.ts'
import type { NavigationService } from '../../kernel/navigation/navigation-service.ts'
import type { TurnAwayDependencies } from '../../kernel/navigation/turn-away.ts'
import type { OwnedContribution } from '../../kernel/host/extension-points/contribution-entry.ts'
import { frameBottom, frameTop } from '../../plugins/site/contract.ts'
import { rescue } from './rescue.tsx'
import { ScreenFailed, type ScreenFailedDependencies } from './screen-failed.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import styles from './screens.module.css'

const HOME = '/m/home'

type ScreensDependencies = ScreenFailedDependencies &
  TurnAwayDependencies & {
    readonly i18n: Pick<I18n, 'language'>
    readonly navigation: Pick<NavigationService, 'detour' | 'takeReturn'>
    /** Every manifest is known. */
    readonly registered: Store<boolean>
    /** Screens of plugins that are on, or may yet be. */
    readonly screens: Store<readonly OwnedContribution<ScreenRoute>[]>
    readonly session: Pick<Session, 'current'>
    /** The stored session has been read. */
    readonly sessionKnown: Store<boolean>
    readonly site: Pick<Site, 'metadata'>
    readonly view: Pick<KernelView, 'status'>
  }

/** The screen at the current address, in its frame. The home addresses all show /m/home (RT-01). */
export function Screens({ services }: { readonly services: ScreensDependencies }): ReactNode {
  const { path } = useStore(services.navigation.place)
  const screens = useStore(services.screens)
  const entry = matchRoute(screens, isHomePath(path) ? HOME : path)
  const change = matchRoute(screens, CHANGE_PATH)
  const failed = useStore(services.view.status(change?.plugin ?? '')) === 'failed'
  return <Screen services={services} entry={entry} change={failed ? undefined : change} path={path} />
}

interface ScreenProps {
  readonly services: ScreensDependencies
  readonly entry: OwnedContribution<ScreenRoute> | undefined
  /** Where a password is changed, whatever the address; absent where that failed. */
  readonly change: OwnedContribution<ScreenRoute> | undefined
  readonly path: string
}

function Screen({ services, entry, change, path }: ScreenProps): ReactNode {
  const main = useRef<HTMLElement>(null)
  const session = useStore(services.session.current)
  const verdict = verdictOf({
    entry,
    change,
    registered: useStore(services.registered),
    sessionKnown: useStore(services.sessionKnown),
    session,
  })
  // Whoever is held sees its screen at every address, so that what was typed outlives each try to leave.
  const screen = verdict === 'change' ? change : entry
  const { guestRedirect: guestTo, frameless: bare = false, path: place } = screen?.value ?? {}
  useEffect(() => follow(services, verdict, guestTo), [services, verdict, guestTo, path])
  useFocusOnMove(services, main, path)
  return (
    <>
      <Slot of={frameTop} props={{ bare }} />
      <main ref={main} className={styles.main} tabIndex={-1} data-screen={place}>
        {screen && (verdict === 'show' || verdict === 'change') ? (
          <PluginComponent
            key={screen.key}
            plugin={screen.plugin}
            name={screen.value.component}
            props={{}}
            fallback={<ScreenSkeleton />}
            errorFallback={<ScreenFailed services={services} plugin={screen.plugin} />}
          />
        ) : (
          <ScreenSkeleton />
        )}
      </main>
      {/* Every tab would lead whoever is held back to here. */}
      <Slot
        of={frameBottom}
        props={{ bare: bare || !!(change && session?.passwordChangeRequired) }}
        errorFallback={rescue}
      />
    </>
  )
}

function follow(services: ScreensDependencies, verdict: Verdict, guestTo: string | undefined): void {
  const { navigation } = services
  const { path, query, hash } = navigation.place.get()
  const move = (to: string): void => navigation.go(to, { replace: true })
  if (verdict === 'login')
    if (guestTo) move(guestTo)
    else navigation.login(`${path}${query}${hash}`)
  else if (verdict === 'change') navigation.detour(CHANGE_PATH)
  else if (verdict === 'onward') move(navigation.takeReturn())
  else if (verdict === 'home')
    import('../../kernel/navigation/turn-away.ts').then(
      ({ turnAway }) => {
        // The player may have gone on meanwhile.
        if (navigation.place.get().path === path) turnAway(services)
      },
      () => move(HOME),
    )
}

/**
 * After a navigation the new screen has the focus, as a page load would give it, and by its name says where the player is;
 * never at the first paint.
 */
function useFocusOnMove(
  { site, i18n }: Pick<ScreensDependencies, 'site' | 'i18n'>,
  target: React.RefObject<HTMLElement | null>,
  path: string,
): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const meet = (name?: string): void => {
      // The player may have gone on while its name was fetched.
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
