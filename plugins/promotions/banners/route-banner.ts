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
  if (isOwn(linkage)) return own(linkage)
  if (!/^[\w.-]{1,100}$/.test(linkage)) return refuse('not a promotion')
  return { kind: 'go', to: `/m/activity?id=${encodeURIComponent(linkage)}` }
}

function address(linkage: string): BannerAction {
  if (linkage === '' || UNSAFE.test(linkage)) return refuse('not an address')
  if (isOwn(linkage)) return own(linkage)
  // Of this host, but not of this site: a path says nothing about where it was meant to lead.
  if (linkage.startsWith('/')) return refuse('a path outside the site')
  const url = parsed(hasScheme(linkage) ? linkage : `https://${linkage}`)
  if (!url || url.protocol !== 'https:' || url.username || url.password || !url.hostname.includes('.'))
    return refuse('not an https address')
  return { kind: 'open', url: url.href }
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

/** What browsers read in more than one way: blanks, control characters, backslashes. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/

/** `/m` alone or before `/`, `?` or `#`. */
const isOwn = (linkage: string): boolean => /^\/m(?:[/?#]|$)/.test(linkage)

/** Dots may lead out of /m, and a second slash to another host. */
function own(linkage: string): BannerAction {
  const url = UNSAFE.test(linkage) ? undefined : parsed(linkage, 'https://own.invalid')
  if (!url || url.host !== 'own.invalid' || !isOwn(url.pathname) || /\/\/|%2f|%5c/i.test(url.pathname))
    return refuse('a path outside the site')
  return { kind: 'go', to: `${url.pathname}${url.search}${url.hash}` }
}

/** `host.example:8443/x` has none, though it looks like one. */
const hasScheme = (linkage: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(linkage) && !/^[^/:]*\.[^/:]*:\d+(?:[/?#]|$)/.test(linkage)

function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
