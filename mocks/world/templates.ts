import type { Profile } from '../../kernel/profile/profile.ts'
import type { WorldState } from './state.ts'

/** Sizes of an installed app's icons (EN-27). */
const ICON_SIZES = [192, 256, 384, 512]

/** Template parameters of a new world (EN-27): the minimum that a merchant sets, and what the state adds. */
export const templatesOf = (
  { id, name }: Pick<Profile, 'id' | 'name'>,
  { pwa, brand }: Pick<WorldState, 'pwa' | 'brand'>,
): Record<string, string> => ({
  image_logo: brand ? `/cdn/brand/${id}/logo.svg` : '',
  apple_touch_icon: brand ? `/cdn/brand/${id}/icon-192.png` : '',
  desktop_app_feature: pwa ? '1' : '0',
  pwa: pwa
    ? JSON.stringify({
        title: name,
        icons: Object.fromEntries(ICON_SIZES.map((size) => [size, `/cdn/brand/${id}/icon-${size}.png`])),
      })
    : '',
})
