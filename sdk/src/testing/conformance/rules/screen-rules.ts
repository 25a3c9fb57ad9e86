import { routes } from '../../../contracts/screen.ts'
import { contributedValues } from '../contributions.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'
import { checkComponents } from './component-rules.ts'

/** `/m/securityCenter/addBankCard`, `/m/news/:id`, `/m/draw/:game/:issue?`, `/m/help/*`, `/m/register.html`. */
const PATH = /^\/m(\/:?[\w-]+(\.html)?\??)+(\/\*)?$/
const ACCESS: ReadonlySet<unknown> = new Set(['public', 'member', 'guest'])

const screensOf = ({ manifest }: PluginUnderTest): readonly string[] => [
  ...new Set(contributedValues(manifest, routes.id).map(({ component }) => String(component))),
]

/** The RT clauses' common part. */
export const SCREEN_RULES: readonly Rule[] = [
  {
    id: 'screen-path',
    statement: 'has its own path below /m, and declares its access',
    check({ manifest }) {
      const placed = contributedValues(manifest, routes.id)
      const paths = placed.map(({ path }) => String(path))
      return [
        ...paths.filter((path) => !PATH.test(path)).map((path) => `path: ${path}`),
        ...paths.filter((path, at) => paths.indexOf(path) < at).map((path) => `${path} twice`),
        ...placed
          .filter(({ access }) => !ACCESS.has(access))
          .map(({ access }) => `access: ${String(access)}`),
      ]
    },
  },
  {
    id: 'screen-renders',
    statement: 'renders for a member and a guest, with answers, without, and while none has arrived',
    check: (subject) => checkComponents(subject, screensOf(subject), 'faults'),
  },
  {
    id: 'screen-leaves-nothing',
    statement: 'leaves nothing of a screen that was shown and left',
    check: (subject) => checkComponents(subject, screensOf(subject), 'leftovers'),
  },
]
