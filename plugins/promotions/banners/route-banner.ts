import { checkUrl } from '@foyer/sdk'
import type { BannerLink } from './banner.ts'
import { LINKAGE } from './constants.ts'

/** Action of a tap on a banner. */
export type BannerAction =
  /** navigate to a path of this site */
  | { readonly kind: 'go'; readonly to: string }
  /** log in first, then navigate to `returnTo` */
  | { readonly kind: 'login'; readonly returnTo: string }
  /** open another site, https, in a new window */
  | { readonly kind: 'open'; readonly url: string }
  /** only log a warning */
  | { readonly kind: 'refuse'; readonly why: string }

/** The action for a banner's link (OV-27). Pure; every address is checked (SE-03): https or a path of this site only. */
export function routeBanner(link: BannerLink, { loggedIn }: { readonly loggedIn: boolean }): BannerAction {
  const linkage = link.linkage.trim()
  switch (link.linkageType.trim().toUpperCase()) {
    case LINKAGE.promotion:
      return promotion(linkage)
    case LINKAGE.url:
      return address(linkage)
    case LINKAGE.game:
      return game(link, loggedIn)
    default:
      return refuse(`unknown linkageType ${link.linkageType}`)
  }
}

const refuse = (why: string): BannerAction => ({ kind: 'refuse', why })

/** The linkage is an id or a page of this site; anything that looks like a foreign address is refused. */
function promotion(linkage: string): BannerAction {
  if (linkage.startsWith('/')) return own(linkage)
  if (!/^[\w.-]{1,100}$/.test(linkage)) return refuse('not a promotion')
  return { kind: 'go', to: `/m/activity?id=${encodeURIComponent(linkage)}` }
}

function address(linkage: string): BannerAction {
  // A path is valid only below /m; what another path of this host was meant to open is unknown.
  if (linkage.startsWith('/')) return own(linkage)
  const url = checkUrl(hasScheme(linkage) ? linkage : `https://${linkage}`, { kind: 'https' })
  return url?.hostname.includes('.') ? { kind: 'open', url: url.href } : refuse('not an https address')
}

function game({ vendor, linkage, gameType, nodeId, roomId }: BannerLink, loggedIn: boolean): BannerAction {
  const code = gameType?.trim() || linkage.trim()
  if (!vendor?.trim() || !code) return refuse('a game without vendor or code')
  const query = new URLSearchParams({ vendor: vendor.trim(), code })
  if (nodeId) query.set('nodeId', nodeId)
  if (roomId) query.set('roomId', roomId)
  const to = `/m/launchGame?${query.toString()}`
  return loggedIn ? { kind: 'go', to } : { kind: 'login', returnTo: to }
}

function own(linkage: string): BannerAction {
  const url = checkUrl(linkage, { kind: 'own', origin: 'https://own.invalid' })
  return url
    ? { kind: 'go', to: `${url.pathname}${url.search}${url.hash}` }
    : refuse('a path outside the site')
}

/** `host.example:8443/x` has no scheme, although it looks like one. */
const hasScheme = (linkage: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(linkage) && !/^[^/:]*\.[^/:]*:\d+(?:[/?#]|$)/.test(linkage)
