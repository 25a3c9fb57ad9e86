import { lowerLightDark } from './lower-light-dark.ts'

/**
 * A merchant's `theme.css` as inlined in the page: minified, for every browser, and with a higher specificity
 * than the defaults that it overrides, wherever their style sheet is.
 */
export const pageTheme = (css: string): string =>
  lowerLightDark(css.replaceAll(':root', ':root:root'), { minify: true })
