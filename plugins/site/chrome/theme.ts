import { defineStorageKey } from '@foyer/sdk'

export type Theme = 'light' | 'dark' | 'auto'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

/** The player's colour scheme; absent: the device's. The page's inline script reads it before the first paint. */
export const THEME = defineStorageKey<'light' | 'dark'>({
  name: 'theme',
  area: 'local',
  format: 'text',
  parse: (stored) => (stored === 'light' || stored === 'dark' ? stored : undefined),
})

/** Sets the colour of the browser's own bars to that of the scheme; the page has a tag for each. */
export function applyThemeColor(theme: Theme): void {
  const metaTags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')]
  for (const tag of metaTags) tag.dataset['own'] ??= tag.content
  const chosen = metaTags.find((tag) => tag.getAttribute('media')?.includes(theme))?.dataset['own']
  for (const tag of metaTags) tag.content = chosen ?? tag.dataset['own'] ?? tag.content
}

/** Shows the page in this colour scheme. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  applyThemeColor(theme)
}
