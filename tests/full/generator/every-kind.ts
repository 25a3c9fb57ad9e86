/**
 * A plugin of every kind stands in a copy of the project at once, each under an awkward name, as the generator's command makes
 * it; then the copy passes what `npm test` begins with: types, linter and format, the build, and the unit tests of the new plugins
 * and of all that reads the plugins' folder.
 */
import { type TemplateKind, KINDS } from '../../../sdk/generator/kinds.ts'
import { copyProject } from '../../generator/project-copy.ts'

/** One for each kind. */
const NAMES: Readonly<Record<TemplateKind, string>> = {
  'tracking-destination': 'my-acme',
  'chat-provider': 'constructor',
  'captcha-provider': 'class',
  'login-method': 'a',
  screen: 'x'.repeat(40),
  'pop-up': 'default-2',
}

const AREA = 'awkward'
/** Folders whose tests read every plugin, and the new plugins'. */
const READERS = ['app', 'harness', 'merchants', 'mocks', 'tests', `plugins/${AREA}`]
/** These read no plugin, or expect texts in every language, which a new plugin has in four. */
const EXCLUDED = [
  'app/release/**',
  'app/bake/check/**',
  'app/build/offered-languages.test.ts',
  'app/build/text-faults.test.ts',
]

const copy = copyProject()
try {
  for (const kind of Object.keys(KINDS) as readonly TemplateKind[])
    console.log(await copy.run('npm', 'run', '--silent', 'plugin:new', '--', kind, AREA, NAMES[kind]))
  for (const script of ['check', 'build']) console.log(await copy.run('npm', 'run', '--silent', script))
  console.log(await copy.run('vitest', 'run', ...READERS, ...EXCLUDED.flatMap((it) => ['--exclude', it])))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  copy.remove()
}
