import type { Bake } from '@foyer/sdk'
import type { Banner } from './banner.ts'
import { BAKED_BANNERS, HOME_GROUP } from './constants.ts'
import { getBanners } from './endpoints.ts'

/** Bakes the first banners, so that the first view needs no call. */
const bake: Bake<readonly Banner[]> = async ({ http }) => {
  const { banners } = await http.call(getBanners, { query: { groupName: HOME_GROUP } })
  return banners.slice(0, BAKED_BANNERS)
}

export default bake
