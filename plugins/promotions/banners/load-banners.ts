import type { Http, Logger } from '@foyer/sdk'
import type { Banner } from './banner.ts'
import { HOME_GROUP } from './constants.ts'
import { getBanners } from './endpoints.ts'

/** The banners' chunk includes the code that decides where each leads, and that a tap needs. */
export { followBanner } from './follow-banner.ts'
export { routeLink } from '../contract/route-link.ts'

/** Loads the home screen's banners. Rejects with `HttpError`; an unreadable banner is reported (EN-30). */
export async function loadBanners(
  http: Http,
  logger: Logger,
  signal: AbortSignal,
): Promise<readonly Banner[]> {
  const query = { groupName: HOME_GROUP }
  const { banners, refused } = await http.call(getBanners, { query, alert: false, signal })
  if (refused.length > 0)
    logger.warn('BN-SHAPE: the list of banners contains an entry that is not a banner', refused)
  return banners
}
