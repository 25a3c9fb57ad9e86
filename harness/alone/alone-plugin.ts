import type { LanguageCode, Plugin, Texts } from '@foyer/sdk'
import type { ConformanceOptions } from '@foyer/sdk/testing'
import { suggestNames } from '../../kernel/host/tooling/suggest-names.ts'
import { languageCode } from '../../kernel/i18n/languages.ts'

const OTHER = '_other'

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>

// Lazy: only the files of the plugin that is shown are loaded.
const manifests: Loaders<Plugin> = import.meta.glob<Plugin>('../../plugins/*/*/manifest.ts', {
  import: 'default',
})
const options: Loaders<ConformanceOptions> = import.meta.glob<ConformanceOptions>(
  '../../plugins/*/*/conformance.ts',
  { import: 'options' },
)
const texts: Loaders<Texts> = import.meta.glob<Texts>('../../plugins/*/*/locales/*.json', {
  import: 'default',
})

/** A plugin, and what its folder says about how it is tried out. */
export interface AlonePlugin {
  readonly plugin: Plugin
  readonly options: ConformanceOptions
  /** Why its `conformance.ts` is not used: it may need the test runner. */
  readonly withoutOptions: string | undefined
  /** Those that it has texts in. */
  readonly languages: readonly LanguageCode[]
  /** Its texts, with the English ones where a language lacks some. */
  textsIn(language: LanguageCode): Promise<Texts>
}

const folderOf = (id: string): string => `../../plugins/${id.replace('.', '/')}`
const idOf = (file: string): string => file.split('/').slice(-3, -1).join('.')

/** Finds a plugin by its id; `undefined` where there is none. */
export async function findPlugin(id: string): Promise<AlonePlugin | undefined> {
  const folder = folderOf(id)
  const load = manifests[`${folder}/manifest.ts`]
  if (!load) return undefined
  let withoutOptions: string | undefined
  const [plugin, given] = await Promise.all([
    load(),
    options[`${folder}/conformance.ts`]?.().catch((error: unknown) => void (withoutOptions = String(error))),
  ])
  const table = (language: string): Promise<Texts> =>
    texts[`${folder}/locales/${language}.json`]?.() ?? Promise.resolve({})
  return {
    plugin,
    options: given ?? {},
    withoutOptions,
    languages: languagesIn(`${folder}/locales/`),
    async textsIn(language) {
      const [english, own] = await Promise.all([table('EN'), table(language)])
      return mergeTexts(english, own)
    },
  }
}

const languagesIn = (folder: string): readonly LanguageCode[] =>
  Object.keys(texts)
    .filter((file) => file.startsWith(folder))
    .flatMap((file) => languageCode(file.slice(folder.length, -'.json'.length)) ?? [])

/** That there is no such plugin, with the nearest ids. */
export function unknownPlugin(id: string): string {
  const near = suggestNames(id, Object.keys(manifests).map(idOf))
  return `There is no plugin ${id}.${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`
}

/**
 * A language's texts, with the English ones where it lacks some. `testPlugin` chooses plurals by English rules: a language with
 * one form for every number gets that one in place of the English singular too.
 */
export function mergeTexts(english: Texts, own: Texts): Texts {
  const singulars = Object.entries(own)
    .filter(([key]) => key.endsWith(OTHER))
    .map(([key, text]) => [`${key.slice(0, -OTHER.length)}_one`, text] as const)
  return { ...english, ...Object.fromEntries(singulars), ...own }
}
