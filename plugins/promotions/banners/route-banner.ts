import { checkUrl, type FindRoute, launchAddress, REGISTER_PATH } from '@foyer/sdk'
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
  /** not every plugin is known yet: ask again when it is */
  | { readonly kind: 'wait' }
  /** the banner leads nowhere: it is not shown, and a warning is logged */
  | { readonly kind: 'refuse'; readonly why: string }

export interface BannerContext {
  readonly loggedIn: boolean
  /** What the site shows at an address now. */
  readonly findRoute: FindRoute
}

/**
 * The action for a banner's link (OV-27). Pure; every address is checked (SE-03): https or a path of this
 * site only. An address that no plugin shows is refused; an offer leads a guest to the registration then.
 */
export function routeBanner(link: BannerLink, context: BannerContext): BannerAction {
  const linkage = link.linkage.trim()
  switch (link.linkageType.trim().toUpperCase()) {
    case LINKAGE.promotion:
      return promotion(linkage, context)
    case LINKAGE.url:
      return address(linkage, context)
    case LINKAGE.game:
      return game(link, context)
    default:
      return refuse(`unknown linkageType ${link.linkageType}`)
  }
}

const refuse = (why: string): BannerAction => ({ kind: 'refuse', why })

/** The linkage is an id or a page of this site; anything that looks like a foreign address is refused. */
function promotion(linkage: string, { loggedIn, findRoute }: BannerContext): BannerAction {
  const to = linkage.startsWith('/') ? ownAddress(linkage) : activityAddress(linkage)
  if (to === undefined) return refuse('not a promotion')
  const offer = go(to, findRoute)
  return offer.kind === 'refuse' && !loggedIn ? orElse(go(REGISTER_PATH, findRoute), offer) : offer
}

const orElse = (action: BannerAction, other: BannerAction): BannerAction =>
  action.kind === 'refuse' ? other : action

function go(to: string, findRoute: FindRoute): BannerAction {
  const { state } = findRoute(to)
  if (state === 'unknown') return { kind: 'wait' }
  return state === 'none' ? refuse(`no plugin shows ${to}`) : { kind: 'go', to }
}

const activityAddress = (id: string): string | undefined =>
  /^[\w.-]{1,100}$/.test(id) ? `/m/activity?id=${encodeURIComponent(id)}` : undefined

function address(linkage: string, { findRoute }: BannerContext): BannerAction {
  if (linkage.startsWith('/')) {
    // A path is valid only below /m; what another path of this host was meant to open is unknown.
    const to = ownAddress(linkage)
    return to === undefined ? refuse('a path outside the site') : go(to, findRoute)
  }
  const url = checkUrl(hasScheme(linkage) ? linkage : `https://${linkage}`, { kind: 'https' })
  return url?.hostname.includes('.') ? { kind: 'open', url: url.href } : refuse('not an https address')
}

function game(
  { vendor, linkage, gameType, nodeId, roomId }: BannerLink,
  { loggedIn, findRoute }: BannerContext,
): BannerAction {
  const code = gameType?.trim() || linkage.trim()
  if (!vendor?.trim() || !code) return refuse('a game without vendor or code')
  const to = launchAddress({ vendor: vendor.trim(), code, nodeId, roomId })
  const action = go(to, findRoute)
  return action.kind === 'go' && !loggedIn ? { kind: 'login', returnTo: to } : action
}

function ownAddress(linkage: string): string | undefined {
  const url = checkUrl(linkage, { kind: 'own', origin: 'https://own.invalid' })
  return url && `${url.pathname}${url.search}${url.hash}`
}

/** `host.example:8443/x` has no scheme, although it looks like one: a host has a dot, and a port is a number. */
function hasScheme(linkage: string): boolean {
  const colon = linkage.indexOf(':')
  const before = linkage.slice(0, colon)
  if (colon < 0 || !/^[a-z][a-z\d+.-]*$/i.test(before)) return false
  return !(before.includes('.') && /^\d+(?:[/?#]|$)/.test(linkage.slice(colon + 1)))
}
