import type { FindRoute, Logger, Navigation, Session } from '@foyer/sdk'
import { type PromotionLink, routeLink } from '../contract/route-link.ts'

interface Deps {
  readonly navigation: Navigation
  readonly session: Session
  readonly logger: Logger
  readonly findRoute: FindRoute
}

/**
 * Follows the tapped banner's link (OV-27). Call it within the tap: browsers block windows that open later.
 *
 * @returns `unknown`: it is not known yet whether the link leads somewhere; call it again when `findRoute` has changed.
 * `refused`: it leads nowhere, which is logged
 */
export function followBanner(
  link: PromotionLink,
  { navigation, session, logger, findRoute }: Deps,
): 'followed' | 'unknown' | 'refused' {
  const action = routeLink(link, { loggedIn: session.current.get() !== undefined, findRoute })
  if (action.kind === 'wait') return 'unknown'
  if (action.kind === 'refuse') {
    logger.warn(`BN-LINK: the banner leads nowhere: ${action.why}`)
    return 'refused'
  }
  if (action.kind === 'go') navigation.navigate(action.to)
  else if (action.kind === 'login') navigation.redirectToLogin(action.returnTo)
  else navigation.openWindow(action.url)
  return 'followed'
}
