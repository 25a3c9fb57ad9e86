import { expectUsable, ODD_BROWSERS } from '../e2e/odd-browsers.ts'
import { test } from '../sabotage/site.ts'

for (const row of ODD_BROWSERS)
  test(`a browser with ${row}: the site starts, shows its games and logs in`, async ({
    page,
    complaints,
  }) => {
    await expectUsable(page, row, complaints)
  })
