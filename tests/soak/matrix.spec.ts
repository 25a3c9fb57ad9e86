import { FAILURES } from '../../mocks/world/breaks.ts'
import { PLUGINS } from '../sabotage/plugins.ts'
import { test } from '../sabotage/site.ts'
import { partOf, partName } from './partition.ts'
import { survive } from '../sabotage/survive.ts'

/** Every plugin × every way to fail: an eighth, neighbours another one, so that each way is tried on some plugins; with `--long` all. */
const PARTS = 8

for (const [index, plugin] of PLUGINS.entries())
  test.describe(`${plugin} (${partName(PARTS)} of its failures)`, () => {
    for (const how of partOf(FAILURES, PARTS, index))
      test(`[KN-06] the site survives: ${how}`, ({ page, complaints }) =>
        survive(page, complaints, plugin, how))
  })
