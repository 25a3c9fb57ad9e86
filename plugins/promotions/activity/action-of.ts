import { checkUrl } from '@foyer/sdk'
import { LINKAGE, type LinkAction, type LinkContext, routeLink } from '../contract/route-link.ts'
import type { ActivityItem } from './activity-item.ts'

type Links = Omit<
  ActivityItem,
  'id' | 'title' | 'subline' | 'image' | 'categories' | 'startsAt' | 'endsAt' | 'cta'
>

/**
 * Where a promotion's button leads (EN-20, OV-27): to the page of this site in `redirect`; else to the address in
 * `externalLink`; else where its banner link leads, such as to a game. One that cannot be used counts as absent.
 *
 * @returns `undefined`: it has no link
 */
export function actionOf(links: Links, context: LinkContext, origin: string): LinkAction | undefined {
  const { redirect, externalLink, linkageType, linkage } = links
  let refused: LinkAction | undefined
  for (const link of [
    // A whole address of this site is one of its pages.
    redirect && { linkageType: LINKAGE.url, linkage: ownPath(redirect, origin) },
    externalLink && { linkageType: LINKAGE.url, linkage: externalLink },
    (linkageType || linkage) && links,
  ]) {
    const action = link ? routeLink(link, context) : undefined
    if (action && action.kind !== 'refuse') return action
    refused ??= action
  }
  return refused
}

function ownPath(address: string, origin: string): string {
  const url = checkUrl(address, { kind: 'own', origin })
  return url ? url.pathname + url.search + url.hash : address
}
