import type { CatalogueBanner } from './banner.ts'
import { AURORA_BANNERS } from './aurora-banners.ts'
import { CORAL_BANNERS } from './coral-banners.ts'
import { LOTUS_BANNERS } from './lotus-banners.ts'

/** By merchant, in order; the image's path follows from the position. */
export const BANNERS: Readonly<Record<string, readonly Omit<CatalogueBanner, 'image'>[]>> = {
  lotus: LOTUS_BANNERS,
  coral: CORAL_BANNERS,
  aurora: AURORA_BANNERS,
}
