import { Features, transform } from 'lightningcss'

interface Options {
  readonly minify?: boolean
}

/**
 * CSS without `light-dark()`, for web views and Safari before 17.5, which do not support it. Each becomes two
 * variables, of which `color-scheme` switches one off; so `color-scheme` must be set on the element of the
 * colours.
 */
export const lowerLightDark = (css: string, { minify = false }: Options = {}): string =>
  transform({
    filename: 'scheme.css',
    code: Buffer.from(css),
    minify,
    include: Features.LightDark,
  }).code.toString()

/**
 * A merchant's `theme.css` as inlined in the page: minified, for every browser, and with a higher specificity
 * than the defaults that it overrides, wherever their style sheet is.
 */
export const pageTheme = (css: string): string =>
  lowerLightDark(css.replaceAll(':root', ':root:root'), { minify: true })
