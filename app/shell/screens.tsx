import { isHomePath, PluginComponent, type Route as ScreenRoute, Slot, useStore } from '@foyer/sdk'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Kernel } from '../../kernel/boot/kernel.ts'
import { CHANGE_PATH, type Verdict, verdictOf } from '../../kernel/navigation/access.ts'
import { matchRoute } from '../../kernel/navigation/match-route.ts'
import type { PlacedEntry } from '../../kernel/host/item.ts'
import { frameBottom, frameTop } from '../../plugins/site/contract.ts'
import { rescue } from './rescue.tsx'
import { ScreenFailed } from './screen-failed.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import styles from './screens.module.css'

const HOME = '/m/home'

/** The screen at the current address, in its frame. The home addresses all show /m/home (RT-01). */
export function Screens({ kernel }: { readonly kernel: Kernel }): ReactNode {
  const { path } = useStore(kernel.navigation.place)
  const screens = useStore(kernel.screens)
  const entry = matchRoute(screens, isHomePath(path) ? HOME : path)
  const change = matchRoute(screens, CHANGE_PATH)
  const failed = useStore(kernel.view.status(change?.plugin ?? '')) === 'failed'
  return <Screen kernel={kernel} entry={entry} change={failed ? undefined : change} path={path} />
}

interface ScreenProps {
  readonly kernel: Kernel
  readonly entry: PlacedEntry<ScreenRoute> | undefined
  /** Where a password is changed, whatever the address; absent where that failed. */
  readonly change: PlacedEntry<ScreenRoute> | undefined
  readonly path: string
}

function Screen({ kernel, entry, change, path }: ScreenProps): ReactNode {
  const main = useRef<HTMLElement>(null)
  const session = useStore(kernel.session.current)
  const verdict = verdictOf({
    entry,
    change,
    registered: useStore(kernel.registered),
    sessionKnown: useStore(kernel.sessionKnown),
    session,
  })
  // Whoever is held sees its screen at every address, so that what was typed outlives each try to leave.
  const screen = verdict === 'change' ? change : entry
  const { guestTo, bare = false, path: place } = screen?.value ?? {}
  useEffect(() => follow(kernel, verdict, guestTo), [kernel, verdict, guestTo, path])
  useFocusOnMove(kernel, main, path)
  return (
    <>
      <Slot of={frameTop} props={{ bare }} />
      <main ref={main} className={styles['main']} tabIndex={-1} data-screen={place}>
        {screen && (verdict === 'show' || verdict === 'change') ? (
          <PluginComponent
            key={screen.key}
            plugin={screen.plugin}
            name={screen.value.page}
            props={{}}
            fallback={<ScreenSkeleton />}
            failed={<ScreenFailed kernel={kernel} plugin={screen.plugin} />}
          />
        ) : (
          <ScreenSkeleton />
        )}
      </main>
      {/* Every tab would lead whoever is held back to here. */}
      <Slot of={frameBottom} props={{ bare: bare || !!(change && session?.owes) }} instead={rescue} />
    </>
  )
}

function follow(kernel: Kernel, verdict: Verdict, guestTo: string | undefined): void {
  const { navigation } = kernel
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
        if (navigation.place.get().path === path) turnAway(kernel)
      },
      () => move(HOME),
    )
}

/**
 * After a navigation the new screen has the focus, as a page load would give it, and by its name says where the player is;
 * never at the first paint.
 */
function useFocusOnMove(
  { site, i18n }: Kernel,
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
