import { FAILURES } from '../../mocks/world/breaks.ts'
import { PLUGINS } from '../sabotage/plugins.ts'
import { test } from '../sabotage/site.ts'
import { everyOther, WHICH } from './every-other.ts'
import { survive } from '../sabotage/survive.ts'

/**
 * Every plugin × every way to fail: of neighbours each the half that the other has not, so that each way is tried on half of the
 * plugins; with `--long` all.
 */
for (const [index, plugin] of PLUGINS.entries())
  test.describe(`${plugin} (${WHICH} of its failures)`, () => {
    for (const how of everyOther(FAILURES, index))
      test(`[KN-06] the site survives: ${how}`, ({ page, complaints }) =>
        survive(page, complaints, plugin, how))
  })
