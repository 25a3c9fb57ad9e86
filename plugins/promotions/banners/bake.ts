import type { Bake } from '@foyer/sdk'
import type { BakedBanners } from './banner.ts'
import { BAKED_BANNERS, HOME_GROUP } from './constants.ts'
import { getBanners } from './endpoints.ts'

/** Bakes the first banners, so that the first view needs no call. */
const bake: Bake<BakedBanners> = async ({ http }) => {
  const { banners } = await http.call(getBanners, { query: { groupName: HOME_GROUP } })
  return { banners: banners.slice(0, BAKED_BANNERS), count: banners.length }
}

export default bake
