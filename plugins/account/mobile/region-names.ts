/** What browsers commonly lack: Chromium answers in English for these, whatever it was asked (research: Intl.DisplayNames). */
const FALLBACK_TABLES: Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
> = {
  km: () => import('./region-names/km.json'),
  my: () => import('./region-names/my.json'),
}

/** The name of a country or territory by its ISO code; the code itself where nobody knows it. */
export type RegionNames = (code: string) => string

const languageOf = (tag: string): string => tag.split('-', 1)[0] ?? tag

/** The browser's own names in this very language; `undefined` where it has none, and would give another's or bare codes. */
function browserNames(tag: string): RegionNames | undefined {
  try {
    const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
    const sameLanguage = languageOf(names.resolvedOptions().locale) === languageOf(tag)
    if (!sameLanguage || names.of('VN') === 'VN') return undefined
    return (code) => {
      try {
        return names.of(code) ?? code
      } catch {
        return code
      }
    }
  } catch {
    return undefined
  }
}

/**
 * Names of countries in a language: the browser's, else our own for the languages that browsers lack, else English ones.
 *
 * @param tag BCP 47
 */
export async function regionNames(tag: string): Promise<RegionNames> {
  const loadTable = browserNames(tag) ? undefined : FALLBACK_TABLES[languageOf(tag)]
  const table = await loadTable?.().then(
    (module) => module.default,
    () => undefined,
  )
  if (table) return (code) => table[code] ?? code
  return browserNames(tag) ?? browserNames('en') ?? ((code) => code)
}
