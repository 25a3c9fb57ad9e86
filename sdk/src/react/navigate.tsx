import type { ReactNode } from 'react'
import { Navigate as RouterNavigate, type To } from 'react-router-dom'
import { ownPath } from './own-path.ts'
import { RefusedAddress } from './refused-address.ts'

/** What `Navigate` takes. */
export interface NavigateProps {
  /**
   * A page of this site, `/m/…`. For any other address the page stays, and `NA-FOREIGN` is logged (SE-03).
   */
  readonly to: To
  /** Replaces the history's current entry. */
  readonly replace?: boolean
  /** Becomes `useLocation().state` of the target page. */
  readonly state?: unknown
}

/**
 * Goes to a page of this site as soon as it is rendered: React Router's `Navigate`, behind the checker of
 * addresses.
 *
 * @example
 * if (!draw) return <Navigate to="/m/draws" replace />
 */
export function Navigate({ to, replace = false, state }: NavigateProps): ReactNode {
  const path = ownPath(to)
  if (path === undefined) return <RefusedAddress />
  return <RouterNavigate to={path} replace={replace} state={state} />
}
