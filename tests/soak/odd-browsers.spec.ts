import { expectUsable, ODD_BROWSERS } from '../e2e/odd-browsers.ts'
import { test } from '../sabotage/site.ts'

for (const row of ODD_BROWSERS)
  test(`a browser with ${row}: the site starts, shows its games and logs in`, async ({
    page,
    complaints,
  }) => {
    // A feature that throws may be reported; what the player can do is what counts.
    complaints.provoke(/./)
    await expectUsable(page, row)
  })
