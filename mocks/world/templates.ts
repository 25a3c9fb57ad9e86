import type { Profile } from '../../kernel/profile/profile.ts'
import { defineFlag } from '../define-scenario.ts'

/** The site may be installed: template parameter desktop_app_feature is 1 (RT-21). */
export const PWA = defineFlag({
  name: 'pwa',
  group: 'install',
  fresh: true,
  label: 'Installable app',
  otherwise: 'No',
  on: 'With a web manifest',
})

/** The gateway has a logo and a touch icon of its own (EN-31). */
export const BRAND = defineFlag({
  name: 'brand',
  group: 'site',
  fresh: true,
  label: 'Logo and icons',
  otherwise: 'As baked',
  on: 'The gateway’s',
})

/** Sizes of an installed app's icons (EN-27). */
const ICON_SIZES = [192, 256, 384, 512]

/** Template parameters of a new world (EN-27): the minimum that a merchant sets, and what the state adds. */
export const templatesOf = (
  { id, name }: Pick<Profile, 'id' | 'name'>,
  { pwa, brand }: { readonly pwa: boolean; readonly brand: boolean },
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
