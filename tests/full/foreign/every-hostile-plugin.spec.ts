import { SABOTAGE_OUTPUT } from '../../../app/build/output.ts'
import { hostileTest, listed } from '../../hostile/hostile-site.ts'
import { VARIANTS } from '../../hostile/variants.ts'
import { visit } from '../../hostile/visit.ts'
import { sampleOf } from '../sample.ts'

const variants = listed(VARIANTS)
// Its time limits are shorter.
const test = hostileTest(variants, SABOTAGE_OUTPUT)

for (const each of sampleOf(variants, 4))
  test(`[KN-06] [KN-09] a foreign plugin that ${each.variant.name} takes nothing from the player`, ({
    page,
    complaints,
  }) => visit(page, complaints, each, variants))
