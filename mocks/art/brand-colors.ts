import { profileOf } from '../world/merchants.ts'

const themes = import.meta.glob<string>('../../merchants/*/theme.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The colours that a merchant's banners are drawn in, as `#rrggbb`. */
export interface BrandColors {
  readonly brand: string
  readonly accent: string
  /** Dark enough for white text. */
  readonly ground: string
}

/** A merchant's own colours, from its theme and profile; `undefined` for an unknown merchant. */
export function brandColors(merchant: string): BrandColors | undefined {
  const profile = profileOf(merchant)
  if (!profile) return undefined
  const css = themes[`../../merchants/${merchant}/theme.css`] ?? ''
  const colorOf = (name: string, or: string): string =>
    new RegExp(`${name}:[^;#]*(#[0-9a-f]{6}|#[0-9a-f]{3})\\b`, 'i').exec(css)?.[1] ?? or
  const brand = colorOf('--brand', hex(profile.themeColor.light))
  return { brand, accent: colorOf('--accent', brand), ground: hex(profile.themeColor.dark) }
}

/** A colour that is no hexadecimal one is drawn as a neutral blue. */
const hex = (color: string): string => (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : '#24406b')
