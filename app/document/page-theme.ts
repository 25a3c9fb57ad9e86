import { lowerLightDark } from './lower-light-dark.ts'

/**
 * A merchant's `theme.css` as it stands in the page: small, for every browser, and stronger than the defaults that it
 * overrides, wherever their style sheet comes to stand.
 */
export const pageTheme = (css: string): string =>
  lowerLightDark(css.replaceAll(':root', ':root:root'), { minify: true })
