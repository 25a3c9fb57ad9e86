import { lazy, type ReactNode, Suspense } from 'react'

const FRAME = 'site.chrome'

const PlainNav = lazy(() => import('./plain-nav.tsx').then(({ PlainNav }) => ({ default: PlainNav })))
const RESCUE = (
  <Suspense>
    <PlainNav />
  </Suspense>
)

/** In place of the tab bar where its plugin fails, or does not come: the player is not left without a way on (KN-06). */
export const rescue = (plugin: string): ReactNode => (plugin === FRAME ? RESCUE : null)
