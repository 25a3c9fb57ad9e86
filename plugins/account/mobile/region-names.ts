/** Languages without names in most browsers: Chromium answers in English for them (Intl.DisplayNames). */
const FALLBACK_TABLES: Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
> = {
  km: () => import('./region-names/km.json'),
  my: () => import('./region-names/my.json'),
}

/** The name of a country or territory by its ISO code; the code itself if there is no name. */
export type RegionNames = (code: string) => string

const languageOf = (tag: string): string => tag.split('-', 1)[0] ?? tag

/** The browser's names in this very language; `undefined` if it has none, only other ones or codes. */
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
 * Names of countries in a language: the browser's, else ours for what browsers lack, else English ones.
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
