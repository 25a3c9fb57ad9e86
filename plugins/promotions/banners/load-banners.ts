import type { Http, Logger } from '@foyer/sdk'
import type { Banner } from './banner.ts'
import { HOME_GROUP } from './constants.ts'
import { getBanners } from './endpoints.ts'

/** With the banners comes what a tap on one does. */
export { followBanner } from './follow-banner.ts'

/** The home screen's banners. Rejects with `HttpError`; one that could not be read is reported (EN-30). */
export async function loadBanners(
  http: Http,
  logger: Logger,
  signal: AbortSignal,
): Promise<readonly Banner[]> {
  const query = { groupName: HOME_GROUP }
  const { banners, refused } = await http.call(getBanners, { query, alert: false, signal })
  if (refused.length > 0) logger.warn('BN-SHAPE: the list of banners holds what is no banner', refused)
  return banners
}
