import { expectNothingLeft, growthOf } from '../sabotage/growth.ts'
import { PLUGINS } from '../sabotage/plugins.ts'
import { test } from '../sabotage/site.ts'

const CYCLES = { warmUp: 40, stretch: 320 }
/** In stretches of this length. */
const NOISE_BYTES = 512
const LONGEST_MS = 600_000

for (const plugin of PLUGINS)
  test(`[PF-05] a thousand times off and on leave nothing of ${plugin}`, async ({ page }) => {
    test.setTimeout(LONGEST_MS)
    const left = await growthOf(page, { plugin, ...CYCLES })
    console.log(plugin, left)
    expectNothingLeft(left, NOISE_BYTES)
  })
