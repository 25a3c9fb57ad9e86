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
