import { gameOf } from '../catalogue/games.ts'
import { VENDOR_CODES } from '../catalogue/vendors.ts'
import { bannerArt } from './banners/banner-art.ts'
import { gameArt } from './game-art.ts'
import { goodsArt } from './goods-art.ts'
import { promotionArt } from './promotions/promotion-art.ts'
import { vendorArt } from './vendor-art.ts'

const icons = import.meta.glob<string>('../../merchants/*/icon.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

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

/** A merchant's icon from its folder. */
const brandIcon = (merchant: string): string | undefined => icons[`../../merchants/${merchant}/icon.svg`]

/** The gateway's logo of a merchant: its icon with a ten-year mark, so that it differs from the baked one. */
function brandLogo(merchant: string): string | undefined {
  const icon = brandIcon(merchant)
  return (
    icon &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 48" width="132" height="48">${icon}<rect x="54" y="9" width="78" height="30" rx="15" fill="#7a1f6b"/><text x="93" y="30" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="#fff">10 ★</text></svg>`
  )
}
