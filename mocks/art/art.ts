import { gameOf } from '../catalogue/games.ts'
import { VENDOR_CODES } from '../catalogue/vendors.ts'
import { bannerArt } from './banners/banner-art.ts'
import { brandIcon, brandLogo } from './brand-art.ts'
import { gameArt } from './game-art.ts'
import { goodsArt } from './goods-art.ts'
import { promotionArt } from './promotions/promotion-art.ts'
import { vendorArt } from './vendor-art.ts'

export interface Art {
  /** Content type. */
  readonly type: string
  readonly body: string | Uint8Array
}

const PATH = /^(?:\/cdn)?\/(games|banners|promotions|vendors|brand|goods)\/([\w-]+)(?:\/([\w-]+))?\.svg$/

/**
 * The image CDN's file at a path: `/games/<vendor>/<code>.svg`, `/banners/<merchant>/<1 to 4>.svg`,
 * `/promotions/<merchant>/<kind>.svg`, `/vendors/<vendor>.svg`, `/goods/<name>.svg`, `/brand/<merchant>/logo.svg` and `/icon.svg`, each with or without the prefix `/cdn`.
 * Deterministic; `undefined` for any other path.
 */
export function art(path: string): Art | undefined {
  const [, kind, first = '', second = ''] = PATH.exec(path) ?? []
  const body = kind && draw(kind, first, second)
  return body ? { type: 'image/svg+xml', body } : undefined
}

function draw(kind: string, first: string, second: string): string | undefined {
  if (kind === 'games') {
    const game = gameOf(first, second)
    return game && gameArt(game)
  }
  if (kind === 'goods') return second === '' ? goodsArt(first) : undefined
  if (kind === 'banners') return bannerArt(first, Number(second))
  if (kind === 'promotions') return promotionArt(first, second)
  if (kind === 'brand')
    return second === 'logo' ? brandLogo(first) : second === 'icon' ? brandIcon(first) : undefined
  const vendor = VENDOR_CODES.find((code) => code === first)
  return vendor && second === '' ? vendorArt(vendor) : undefined
}
