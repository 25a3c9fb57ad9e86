/**
 * A merchant's `theme.css` as it stands in the page: without comments and spare white space, and stronger than the
 * defaults that it overrides, wherever their style sheet comes to stand.
 */
export const pageTheme = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:root/g, ':root:root')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim()
