import { Features, transform } from 'lightningcss'

interface Options {
  readonly minify?: boolean
}

/**
 * CSS in which no `light-dark()` is left, for web views and Safari before 17.5, which do not know it. Each becomes two
 * variables, of which `color-scheme` switches one off; so it must stand on the element that the colours are set on.
 */
export const lowerLightDark = (css: string, { minify = false }: Options = {}): string =>
  transform({
    filename: 'scheme.css',
    code: Buffer.from(css),
    minify,
    include: Features.LightDark,
  }).code.toString()
