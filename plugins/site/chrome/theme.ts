import { defineStorageKey } from '@foyer/sdk'

export type Theme = 'light' | 'dark' | 'auto'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

/** The player's choice of colours; absent: as the device. The page's first script reads it before anything is painted. */
export const THEME = defineStorageKey<'light' | 'dark'>({
  name: 'theme',
  area: 'local',
  format: 'text',
  parse: (stored) => (stored === 'light' || stored === 'dark' ? stored : undefined),
})

/** The browser's own bars take the colour of the scheme that is shown: the page carries one for each. */
export function applyThemeColor(theme: Theme): void {
  const metaTags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')]
  for (const tag of metaTags) tag.dataset['own'] ??= tag.content
  const chosen = metaTags.find((tag) => tag.getAttribute('media')?.includes(theme))?.dataset['own']
  for (const tag of metaTags) tag.content = chosen ?? tag.dataset['own'] ?? tag.content
}

/** Shows the page in these colours. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  applyThemeColor(theme)
}
