import { FAILURES } from '../../mocks/world/breaks.ts'
import { PLUGINS } from '../sabotage/plugins.ts'
import { test } from '../sabotage/site.ts'
import { survive } from '../sabotage/survive.ts'

/** Every plugin × every way to fail. */
for (const plugin of PLUGINS)
  test.describe(plugin, () => {
    for (const how of FAILURES)
      test(`[KN-06] the site survives: ${how}`, ({ page, complaints }) =>
        survive(page, complaints, plugin, how))
  })
