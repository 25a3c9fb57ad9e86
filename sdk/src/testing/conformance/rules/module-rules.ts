import { loginMethods } from '../../../contracts/login.ts'
import { routes } from '../../../contracts/screen.ts'
import { isRecord } from '../../plugin-parts.ts'
import { nextMacrotask, VirtualTime } from '../../watch/virtual-time.ts'
import { watchPage } from '../../watch/watch-page.ts'
import { contributionsOf, contributedValues } from '../contributions.ts'
import type { Rule } from '../rule.ts'

/** What an import does to the page, a line each. */
async function effectsOf(load: () => Promise<unknown>): Promise<readonly string[]> {
  const page = watchPage(new VirtualTime())
  try {
    await load()
    await nextMacrotask()
    return Object.entries(page.residue()).flatMap(([kind, lines]) => lines.map((line) => `${kind}: ${line}`))
  } finally {
    page.end()
  }
}

export const MODULE_RULES: readonly Rule[] = [
  {
    id: 'manifest-quiet',
    statement: 'does nothing when its manifest is loaded, which every page does',
    check: ({ options }) => (options.importManifest ? effectsOf(options.importManifest) : []),
  },
  {
    id: 'module-quiet',
    statement: 'does nothing when its code is loaded: effects begin in activate',
    check: (subject) => effectsOf(() => subject.module()),
  },
  {
    id: 'module-exports',
    statement: 'exports a component for every name in its manifest',
    async check(subject) {
      const { manifest } = subject
      const module = await subject.module()
      const names = [
        ...contributionsOf(manifest).flatMap(({ kind, value }) => (kind === 'component' ? [value] : [])),
        ...contributedValues(manifest, routes.id).map(({ component }) => component),
        ...contributedValues(manifest, loginMethods.id).map(({ component }) => component),
      ]
      return [...new Set(names.map(String))]
        .filter((name) => typeof module[name] !== 'function' && !isRecord(module[name]))
        .map((name) => `the module exports no component ${name}`)
    },
  },
]
