import { checkUrl } from '@foyer/sdk'
import type { BannerLink } from './banner.ts'
import { LINKAGE } from './constants.ts'

/** What a tap on a banner does. */
export type BannerAction =
  /** a place of this site */
  | { readonly kind: 'go'; readonly to: string }
  /** login first, then there */
  | { readonly kind: 'login'; readonly returnTo: string }
  /** another site, https, in a window of its own */
  | { readonly kind: 'open'; readonly url: string }
  /** nothing but a warning */
  | { readonly kind: 'refuse'; readonly why: string }

/** What a banner leads to (OV-27). Pure; every address passes SE-03: https or a place of this site, nothing else. */
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

/** An id, or a page of this site. What looks like an address of elsewhere is neither. */
function promotion(linkage: string): BannerAction {
  if (linkage.startsWith('/')) return own(linkage)
  if (!/^[\w.-]{1,100}$/.test(linkage)) return refuse('not a promotion')
  return { kind: 'go', to: `/m/activity?id=${encodeURIComponent(linkage)}` }
}

function address(linkage: string): BannerAction {
  // A path of this host that is not of this site says nothing about where it was meant to lead.
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

/** `host.example:8443/x` has none, though it looks like one. */
const hasScheme = (linkage: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(linkage) && !/^[^/:]*\.[^/:]*:\d+(?:[/?#]|$)/.test(linkage)
