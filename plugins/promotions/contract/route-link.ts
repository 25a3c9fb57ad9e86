import { ACTIVITY_PATH, checkUrl, type FindRoute, launchAddress, REGISTER_PATH } from '@foyer/sdk'

/** Linkage types: a promotion or page of this site, an address, a game (VO-01, OV-27). */
export const LINKAGE = { promotion: 'P', url: 'URL', game: 'G' } as const

/** The gateway's link of a banner or a promotion (EN-20). */
export interface PromotionLink {
  /** `P`, `URL` or `G`. Empty, with an empty `linkage`: no link. */
  readonly linkageType: string
  /** P: promotion's id or page of this site; URL: address; G: the game's name. */
  readonly linkage: string
  readonly vendor?: string | undefined
  /** G: the game's code. */
  readonly gameType?: string | undefined
  readonly nodeId?: string | undefined
  readonly roomId?: string | undefined
}

/** Action of a tap on a link. */
export type LinkAction =
  /** navigate to a path of this site */
  | { readonly kind: 'go'; readonly to: string }
  /** log in first, then navigate to `returnTo` */
  | { readonly kind: 'login'; readonly returnTo: string }
  /** open another site, https, in a new window */
  | { readonly kind: 'open'; readonly url: string }
  /** not every plugin is known yet: ask again when it is */
  | { readonly kind: 'wait' }
  /** the link leads nowhere, which is logged as a warning. `absent`: it is a good one, but no plugin that is on shows its page */
  | { readonly kind: 'refuse'; readonly why: string; readonly absent?: true }

export interface LinkContext {
  readonly loggedIn: boolean
  /** What the site shows at an address now. */
  readonly findRoute: FindRoute
}

/**
 * The action for a link of a banner or a promotion (OV-27). Pure; every address is checked (SE-03): https or a path of this
 * site only. An address that no plugin shows is refused; an offer leads a guest to the registration then.
 */
export function routeLink(link: PromotionLink, context: LinkContext): LinkAction {
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

const refuse = (why: string) => ({ kind: 'refuse', why }) as const

/** The linkage is an id or a page of this site; anything that looks like a foreign address is refused. */
function promotion(linkage: string, { loggedIn, findRoute }: LinkContext): LinkAction {
  const to = linkage.startsWith('/') ? ownAddress(linkage) : activityAddress(linkage)
  if (to === undefined) return refuse('not a promotion')
  const offer = go(to, findRoute)
  return offer.kind === 'refuse' && !loggedIn ? orElse(go(REGISTER_PATH, findRoute), offer) : offer
}

const orElse = (action: LinkAction, other: LinkAction): LinkAction =>
  action.kind === 'refuse' ? other : action

function go(to: string, findRoute: FindRoute): LinkAction {
  const { state } = findRoute(to)
  if (state === 'unknown') return { kind: 'wait' }
  return state === 'none' ? { ...refuse(`no plugin shows ${to}`), absent: true } : { kind: 'go', to }
}

/** Whether a text can be a promotion's id: letters, digits, dot, hyphen and underscore, 100 at most. */
export const isActivityId = (id: string): boolean => /^[\w.-]{1,100}$/.test(id)

/** Address of the page of one promotion (RT-15); `undefined` for a text that is no id. */
export const activityAddress = (id: string): string | undefined =>
  isActivityId(id) ? `${ACTIVITY_PATH}?id=${encodeURIComponent(id)}` : undefined

function address(linkage: string, { findRoute }: LinkContext): LinkAction {
  if (linkage.startsWith('/')) {
    // A path is valid only below /m; what another path of this host was meant to open is unknown.
    const to = ownAddress(linkage)
    return to === undefined ? refuse('a path outside the site') : go(to, findRoute)
  }
  const url = checkUrl(hasScheme(linkage) ? linkage : `https://${linkage}`, { kind: 'https' })
  return url?.hostname.includes('.') ? { kind: 'open', url: url.href } : refuse('not an https address')
}

function game(
  { vendor, linkage, gameType, nodeId, roomId }: PromotionLink,
  { loggedIn, findRoute }: LinkContext,
): LinkAction {
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
