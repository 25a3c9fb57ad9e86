import { anySignal, type ContextOf, type ServicesOf } from '@foyer/sdk'
import type { FoundImage } from './decide-image.ts'
import { getPopUpBanners } from './endpoints.ts'
import { imageOf } from './image-of.ts'
import type { manifest } from './manifest.ts'

/** The picture of a group: that of the first banner that can be used. Never rejects; what is wrong is logged by a code. */
export async function findImage(
  { logger, signal: own }: ContextOf<typeof manifest>,
  { http, site }: Pick<ServicesOf<typeof manifest>, 'http' | 'site'>,
  group: string,
  signal: AbortSignal,
): Promise<FoundImage> {
  const answer = await http
    .call(getPopUpBanners, { query: { groupName: group }, alert: false, signal: anySignal(signal, own) })
    .catch(() => undefined)
  if (!answer) return 'unavailable'
  if (answer.refused.length > 0)
    logger.warn(`DI-SHAPE: the list ${group} contains an entry that is not a banner`, answer.refused)
  let refused = false
  for (const banner of answer.banners) {
    if (banner.groupName !== '' && banner.groupName !== group) continue
    const { image, problem } = imageOf(banner, site.image(banner.url), location.origin)
    if (problem) logger.warn(`${problem}: a banner of ${group} cannot be used as it is`, banner.url)
    if (image) return image
    refused = true
  }
  return refused ? 'refused' : 'none'
}
