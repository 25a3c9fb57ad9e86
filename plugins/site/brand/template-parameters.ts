import { isRecord } from '@foyer/sdk'
/** Sizes of the installed app's icons, in pixels (EN-27). */
export const ICON_SIZES = [192, 256, 384, 512] as const
const ICON_TYPE = /\.(png|jpe?g)(?:[?#]|$)/i

/** Template parameters of logo and icons. Addresses are paths at the gateway: `site.image()` makes them absolute. */
export interface TemplateParameters {
  readonly logo: string | undefined
  readonly appleTouchIcon: string | undefined
  readonly pwa: WebApp | undefined
}
export interface WebApp {
  readonly title: string
  readonly icons: readonly { readonly size: number; readonly src: string; readonly type: string }[]
}

/** The `pwa` parameter: JSON with a title, and icons by size, as a record (`{ "192": "…" }`) or a list of `{ size, src }`. */
export function parseWebApp(json: string | undefined): WebApp | undefined {
  let given: unknown
  try {
    given = JSON.parse(json ?? '')
  } catch {
    return undefined
  }
  if (!isRecord(given) || !isText(given['title'])) return undefined
  const icons = given['icons']
  const srcOf = (size: number): unknown => {
    if (!Array.isArray(icons)) return isRecord(icons) ? icons[size] : undefined
    const icon: unknown = icons.find(
      (item: unknown) => isRecord(item) && Number.parseInt(String(item['size'] ?? item['sizes'])) === size,
    )
    return isRecord(icon) ? icon['src'] : undefined
  }
  return {
    title: given['title'],
    icons: ICON_SIZES.flatMap((size) => {
      const src = srcOf(size)
      const type = isText(src) ? ICON_TYPE.exec(src)?.[1]?.toLowerCase() : undefined
      return isText(src) && type ? [{ size, src, type: type === 'png' ? 'image/png' : 'image/jpeg' }] : []
    }),
  }
}

/** Reads the parameters of EN-27; an absent or unreadable one is `undefined`. */
export const templateParameters = (templates: Readonly<Record<string, string>>): TemplateParameters => ({
  logo: templates['image_logo'] || undefined,
  appleTouchIcon: templates['apple_touch_icon'] || undefined,
  pwa: parseWebApp(templates['pwa']),
})

const isText = (value: unknown): value is string => typeof value === 'string'
