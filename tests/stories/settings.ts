import type { StageSettings } from '../../harness/stories/stage.tsx'

const BRANDS = ['lotus', 'coral', 'aurora']
const THEMES = ['light', 'dark']

/**
 * Every merchant in both schemes and both directions. The dark ones are in a pseudo-language, so that each story is seen with
 * texts that are longer than English.
 */
export const ALL_SETTINGS: readonly StageSettings[] = BRANDS.flatMap((brand) =>
  THEMES.flatMap((theme) => [
    { brand, theme, direction: 'ltr', language: theme === 'dark' ? 'en-XA' : 'en' },
    { brand, theme, direction: 'rtl', language: theme === 'dark' ? 'ar-XB' : 'en' },
  ]),
)

/** Always the same one for a text, and each for as many: what renders a story once still sees every brand. */
export function settingsFor(text: string): StageSettings {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  const settings = ALL_SETTINGS[sum % ALL_SETTINGS.length]
  if (!settings) throw new Error('there are no settings')
  return settings
}

export const describeSettings = ({ brand, theme, direction, language }: StageSettings): string =>
  `${brand} ${theme} ${direction} ${language}`
