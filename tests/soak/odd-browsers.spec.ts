import { expectUsable, ODD_BROWSERS } from '../e2e/odd-browsers.ts'
import { test } from '../sabotage/site.ts'

for (const row of ODD_BROWSERS)
  test(`a browser with ${row}: the main flows work, or a page says that it is too old`, async ({
    page,
    complaints,
  }) => {
    await expectUsable(page, row, complaints)
  })
