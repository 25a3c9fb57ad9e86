import { checkUrl, type FindRoute } from '@foyer/sdk'
import { routeLink } from '../../promotions/contract/route-link.ts'
import type { PopUpBanner } from './banners-answer.ts'
import { fileNameOf } from './file-name-of.ts'

/** A picture that the player may save. */
export interface DownloadImage {
  /** Its address, checked. */
  readonly url: string
  /** The last part of the address: a picture with another name is a new one (ST-24). */
  readonly name: string
  /** In the player's language; may be empty. */
  readonly title: string
  /** The address that 'copy link' copies, checked; `undefined`: the banner has no link, or none that can be used. */
  readonly link: string | undefined
}

/** What a banner gives, or why nothing. `DI-LINK`: the picture without its link. */
export interface ImageOfBanner {
  readonly image: DownloadImage | undefined
  readonly problem: 'DI-ADDRESS' | 'DI-LINK' | undefined
}

/** Whoever gets the address may see another page than this player: every page counts as there. */
const everyPage: FindRoute = (path) => ({
  state: 'on',
  plugin: 'site',
  route: { path, access: 'public', component: 'Page' },
})

/**
 * The picture of a banner, with addresses that passed the checker (SE-03).
 *
 * @param address what `Site.image` gives for the banner's url
 * @param origin this site's: `https://site.example`
 */
export function imageOf(banner: PopUpBanner, address: string, origin: string): ImageOfBanner {
  const url = checkUrl(/^\/(?!\/)/.test(address) ? `${origin}${address}` : address, { kind: 'https' })
  const name = url && fileNameOf(url)
  if (!url || name === undefined) return { image: undefined, problem: 'DI-ADDRESS' }
  const hasLink = banner.linkageType !== '' || banner.linkage !== ''
  const link = hasLink ? linkOf(banner, origin) : undefined
  return {
    image: { url: url.href, name, title: banner.title, link },
    problem: hasLink && link === undefined ? 'DI-LINK' : undefined,
  }
}

/** The absolute address of a banner's link (OV-27). A link without a type is an address. */
function linkOf(banner: PopUpBanner, origin: string): string | undefined {
  const link = { ...banner, linkageType: banner.linkageType || 'URL' }
  const action = routeLink(link, { loggedIn: true, findRoute: everyPage })
  if (action.kind === 'go') return `${origin}${action.to}`
  return action.kind === 'open' ? action.url : undefined
}
