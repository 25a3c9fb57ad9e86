// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'
import { foreignNamespaces, namedNamespaces } from './text-namespaces.ts'

it('components type their texts by the plugins that render them', () => {
  const files = projectFiles(['plugins']).filter((file) => /\.tsx?$/.test(file))
  const sources = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
  expect(Object.values(sources).flatMap(namedNamespaces).length).toBeGreaterThan(200)
  expect(foreignNamespaces(sources)).toEqual([])
})

describe('the check', () => {
  const uses = (namespace: string): string => `const t = useTranslation<${namespace}>()\n`
  const IMPORT = "import { Row } from '../shared/row.tsx'\n"
  const row = (namespace: string) => ({
    'plugins/a/shared/row.tsx': uses(namespace),
    'plugins/a/one/screen.tsx': IMPORT,
    'plugins/a/two/screen.tsx': "const load = () => import('../shared/lazy.tsx')\n",
    'plugins/a/shared/lazy.tsx': "import type { Other } from './other.ts'\nimport { Row } from './row.tsx'\n",
    'plugins/a/three/screen.test.tsx': IMPORT,
  })

  it.each<[what: string, sources: Readonly<Record<string, string>>, found: readonly string[]]>([
    ['a plugin that names itself', { 'plugins/a/one/x.tsx': uses("'a.one'") }, []],
    [
      'a plugin that names another',
      { 'plugins/a/one/x.tsx': uses("'a.two'") },
      [
        'plugins/a/one/x.tsx: a.one renders it, and is not named',
        'plugins/a/one/x.tsx: names a.two, which does not render it',
      ],
    ],
    ['texts of another plugin by its id', { 'plugins/a/one/x.tsx': "useTranslation<'a.two'>(id)" }, []],
    ['tests', { 'plugins/a/one/x.test.tsx': uses("'a.two'") }, []],
    ['a shared file that names all that render it', row("'a.one' | 'a.two'"), []],
    [
      'a shared file that names all that render it, by an alias',
      row("Plugin>()\n}\ntype Plugin =\n  | 'a.one'\n  | 'a.two'\n\nuseTranslation<Plugin"),
      [],
    ],
    ['a shared file that names too few', row("'a.one'"), ['plugins/a/shared/row.tsx: a.two renders it, and is not named']],
    [
      'a shared file that names too many',
      row("'a.one' | 'a.two' | 'a.three'"),
      ['plugins/a/shared/row.tsx: names a.three, which does not render it'],
    ],
    [
      'a contract',
      {
        'plugins/a/contract/row.tsx': uses("'b.one'"),
        'plugins/b/one/x.tsx': "import { Row } from '../../a/contract/row.tsx'\n",
      },
      [],
    ],
  ])('%s', (_what, sources, found) => expect(foreignNamespaces(sources)).toEqual(found))
}) // prettier-ignore
