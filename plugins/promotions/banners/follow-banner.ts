import type { Logger, Navigation, Session } from '@foyer/sdk'
import type { BannerLink } from './banner.ts'
import { routeBanner } from './route-banner.ts'

interface Deps {
  readonly navigation: Navigation
  readonly session: Session
  readonly logger: Logger
}

/** Follows the tapped banner's link (OV-27). Call it within the tap: browsers block windows that open later. */
export function followBanner(link: BannerLink, { navigation, session, logger }: Deps): void {
  const action = routeBanner(link, { loggedIn: session.current.get() !== undefined })
  switch (action.kind) {
    case 'go':
      return navigation.navigate(action.to)
    case 'login':
      return navigation.redirectToLogin(action.returnTo)
    case 'open':
      return void navigation.openWindow(action.url)
    case 'refuse':
      return logger.warn(`BN-LINK: the banner has no usable link: ${action.why}`)
  }
}
