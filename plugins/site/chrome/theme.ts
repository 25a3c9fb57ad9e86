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
export function paintBars(theme: Theme): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')]
  for (const bar of bars) bar.dataset['own'] ??= bar.content
  const chosen = bars.find((bar) => bar.getAttribute('media')?.includes(theme))?.dataset['own']
  for (const bar of bars) bar.content = chosen ?? bar.dataset['own'] ?? bar.content
}

/** Shows the page in these colours. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  paintBars(theme)
}
