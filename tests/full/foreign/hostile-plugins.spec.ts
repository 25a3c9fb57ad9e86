import { LISTED, test } from '../../foreign/hostile-site.ts'
import { visit } from '../../foreign/visit.ts'

// One worker, so that the site is baked once.
test.describe.configure({ mode: 'default' })

for (const each of LISTED)
  test(`[KN-06] [KN-09] a foreign plugin that ${each.plugin.name} takes nothing from the player`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    await visit(page, complaints, each)
  })
