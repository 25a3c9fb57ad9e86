import { HOME_PATH, isHomePath } from '../contracts/paths.ts'
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo } from 'react'
import { type Navigator, Router } from 'react-router-dom'
import type { Location } from '../services/navigation.ts'
import type { Store } from '../store.ts'
import { useStore } from './hooks.ts'

/** What `SiteRouter` takes. */
export interface SiteRouterProps {
  /** The address that is shown. */
  readonly at: Store<Location>
  readonly navigator: Navigator
  /** Called in the commit that shows the screen of an address, before it is painted. */
  readonly onShow?: (location: Location) => void
  readonly children: ReactNode
}

/**
 * React Router over our navigation. It treats all home addresses as one page (RT-01).
 *
 * The next screen is rendered in the background, in slices: the press that led to it is painted first, and the
 * screen before stays until the next one is whole. On a slow phone a screen takes a third of a second.
 */
export function SiteRouter({ at, navigator, onShow, children }: SiteRouterProps): ReactNode {
  const location = useDeferredValue(useStore(at))
  // The same object until the address changes, or every link would be rendered with each press.
  const shown = useMemo(
    () => ({ ...location, pathname: isHomePath(location.pathname) ? HOME_PATH : location.pathname }),
    [location],
  )
  useLayoutEffect(() => onShow?.(location), [onShow, location])
  return (
    <Router location={shown} navigator={navigator}>
      {children}
    </Router>
  )
}
