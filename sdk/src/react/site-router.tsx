import type { ReactNode } from 'react'
import { type Navigator, Router } from 'react-router-dom'
import { isHomePath, type Location } from '../services/navigation.ts'
import type { Store } from '../store.ts'
import { useStore } from './hooks.ts'

const HOME = '/m/home'

/** What `SiteRouter` takes. */
export interface SiteRouterProps {
  /** The address that is shown. */
  readonly at: Store<Location>
  readonly navigator: Navigator
  readonly children: ReactNode
}

/** React Router over our navigation. It treats all home addresses as one page (RT-01). */
export function SiteRouter({ at, navigator, children }: SiteRouterProps): ReactNode {
  const location = useStore(at)
  const pathname = isHomePath(location.pathname) ? HOME : location.pathname
  return (
    <Router location={{ ...location, pathname }} navigator={navigator}>
      {children}
    </Router>
  )
}
