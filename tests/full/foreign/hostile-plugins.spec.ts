import { hostileTest, listed } from '../../hostile/hostile-site.ts'
import { VARIANTS } from '../../hostile/variants.ts'
import { visit } from '../../hostile/visit.ts'

/** One of each kind; `every-hostile-plugin.spec.ts` has more of them. */
const SAMPLE: readonly string[] = [
  'has a gate that does not exist',
  'shows the home by an optional segment',
  'has a route that is null, from its code',
  'contributes without end, whatever is thrown',
  'breaks fetch',
  'breaks the history',
]

const variants = listed(VARIANTS.filter(({ name }) => SAMPLE.includes(name)))

const test = hostileTest(variants)

// One worker, so that the site is baked once.
test.describe.configure({ mode: 'default' })

for (const each of variants)
  test(`[KN-06] [KN-09] a foreign plugin that ${each.variant.name} takes nothing from the player`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    await visit(page, complaints, each, variants)
  })
