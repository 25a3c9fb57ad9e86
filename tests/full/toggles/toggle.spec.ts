import { expectNothingLeft, growthOf } from '../../sabotage/growth.ts'
import { PLUGINS } from '../../sabotage/plugins.ts'
import { expect, test } from '../../sabotage/site.ts'
import { UNCONFIGURED } from '../../sabotage/unconfigured.ts'
import { sampleOf } from '../sample.ts'

/** Every eighth plugin; with `--long` all. */
const STEP = 8
const CYCLES = { warmUp: 40, stretch: 320 }
/**
 * A page that only waits grows by some 4 KB a second while its code warms up, and a stretch takes 40 s on a busy machine: that is
 * 512 bytes for each cycle, and as much again for safety. A leaked activation is larger.
 */
const NOISE_BYTES = 1_024
const LONGEST_MS = 600_000

for (const plugin of sampleOf(PLUGINS, STEP))
  test(`[PF-05] a thousand times off and on leave nothing of ${plugin}`, async ({ page, complaints }) => {
    test.setTimeout(LONGEST_MS)
    const left = await growthOf(page, { plugin, ...CYCLES })
    console.log(plugin, left)
    expectNothingLeft(left, NOISE_BYTES)
    const heard = await complaints.take()
    expect(heard.filter((text) => !UNCONFIGURED.test(text))).toEqual([])
  })
