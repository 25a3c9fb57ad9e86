import { expectUsable, ODD_BROWSERS } from '../e2e/odd-browsers.ts'
import { test } from '../sabotage/site.ts'
import { partOf } from './partition.ts'

/** Every other one; with `--long` all. */
for (const row of partOf(ODD_BROWSERS, 2))
  test(`a browser with ${row}: the main flows work, or a page says that it is too old`, async ({
    page,
    complaints,
  }) => {
    await expectUsable(page, row, complaints)
  })
