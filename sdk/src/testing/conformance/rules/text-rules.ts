import { tabs } from '../../../contracts/frame.ts'
import { loginMethods } from '../../../contracts/login.ts'
import type { Texts } from '../../../language.ts'
import { contributedValues } from '../contributions.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'

/** i18next's plural suffixes: languages differ in which of them they need. */
const PLURAL = /_(zero|one|two|few|many|other)$/
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g
/** `t('key'` and `translate(namespace)('key'`, in the plugin's own code. */
const USES = /(?:\bt|\btranslate\([^)]*\))\(\s*['"]([\w.-]+)['"]/g

const baseKeys = (texts: Texts): ReadonlySet<string> =>
  new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))
const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort().join(' ')

async function tablesOf({ manifest, options }: PluginUnderTest): Promise<Readonly<Record<string, Texts>>> {
  const { texts } = manifest
  if (typeof texts === 'function') return { EN: await texts('EN') }
  return (options.texts ?? {}) as Readonly<Record<string, Texts>>
}

/** Keys of the plugin's texts that its manifest names as labels. */
function labels({ manifest }: PluginUnderTest): readonly string[] {
  return [tabs, loginMethods]
    .flatMap(({ id }) => contributedValues(manifest, id).map(({ label }) => label))
    .filter((label) => typeof label === 'string')
}

export const TEXT_RULES: readonly Rule[] = [
  {
    id: 'texts-complete',
    statement: 'has the same texts in each of its languages, English included',
    async check(subject) {
      const { manifest } = subject
      const tables = await tablesOf(subject)
      const languages = Object.keys(tables)
      if (!manifest.texts) return languages.length > 0 ? ['the manifest does not say `texts: true`'] : []
      const english = tables['EN']
      if (!english) return ['there are no English texts']
      const keys = baseKeys(english)
      return Object.entries(tables).flatMap(([language, table]) => {
        const own = baseKeys(table)
        const filled = new Set(Object.values(english).map(placeholders))
        return [
          ...[...keys].filter((key) => !own.has(key)).map((key) => `${language} lacks ${key}`),
          ...[...own]
            .filter((key) => !keys.has(key))
            .map((key) => `${language} has ${key}, which English has not`),
          ...Object.entries(table)
            .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
            .map(([key]) => `${language}: ${key} is empty`),
          ...Object.entries(table)
            .filter(
              ([key, text]) => key in english && placeholders(text) !== placeholders(english[key] ?? ''),
            )
            .filter(([key, text]) => !PLURAL.test(key) || !filled.has(placeholders(text)))
            .map(([key]) => `${language}: ${key} has other placeholders than English`),
        ]
      })
    },
  },
  {
    id: 'texts-exist',
    statement: 'has a text for every key that it uses',
    async check(subject) {
      const keys = baseKeys((await tablesOf(subject))['EN'] ?? {})
      const used = Object.entries(subject.options.sources ?? {}).flatMap(([file, source]) =>
        [...source.matchAll(USES)].map(([, key = '']) => ({ file, key })),
      )
      return [...used, ...labels(subject).map((key) => ({ file: 'the manifest', key }))]
        .filter(({ key }) => !keys.has(key))
        .map(({ file, key }) => `${key} (${file})`)
    },
  },
]
