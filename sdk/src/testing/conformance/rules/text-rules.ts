import { tabs } from '../../../contracts/frame.ts'
import { loginMethods } from '../../../contracts/login.ts'
import { memberMenu } from '../../../contracts/member-menu.ts'
import { routes } from '../../../contracts/screen.ts'
import type { Texts } from '../../../language.ts'
import { contributedValues } from '../contributions.ts'
import { baseKeys, tableFaults } from '../table-faults.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'

/** `t('key'` and `translate(namespace)('key'`, in the plugin's own code. */
const USES = /(?:\bt|\btranslate(?:<[^>]*>)?\([^)]*\))\(\s*['"]([\w.-]+)['"]/g

async function tablesOf({ manifest, options }: PluginUnderTest): Promise<Readonly<Record<string, Texts>>> {
  const { texts } = manifest
  if (typeof texts === 'function') return { EN: await texts('EN') }
  return (options.texts ?? {}) as Readonly<Record<string, Texts>>
}

/** Keys of the plugin's texts that its manifest names as labels and titles. */
function labels({ manifest }: PluginUnderTest): readonly string[] {
  return [tabs, loginMethods, memberMenu]
    .flatMap(({ id }) => contributedValues(manifest, id).map(({ label }) => label))
    .concat(contributedValues(manifest, routes.id).map(({ title }) => title))
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
      return tableFaults(tables)
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
