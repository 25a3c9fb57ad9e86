import { FAILURES } from '../../../mocks/world/breaks.ts'
import { PLUGINS } from '../../sabotage/plugins.ts'
import { test } from '../../sabotage/site.ts'
import { sampleOf } from '../sample.ts'
import { survive } from '../../sabotage/survive.ts'

/** Of each plugin every eighth way to fail, of its neighbour others, so that each way is tried on some plugins; with `--long` all. */
const STEP = 8

for (const [index, plugin] of PLUGINS.entries())
  test.describe(plugin, () => {
    for (const how of sampleOf(FAILURES, STEP, index))
      test(`[KN-06] the site survives: ${how}`, ({ page, complaints }) =>
        survive(page, complaints, plugin, how))
  })
