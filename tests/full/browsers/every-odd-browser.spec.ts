import { expectUsable, ODD_BROWSERS } from './odd-browsers.ts'
import { test } from '../../sabotage/site.ts'
import { sampleOf } from '../sample.ts'

/** Every other one; with `--long` all. */
for (const row of sampleOf(ODD_BROWSERS, 2))
  test(`a browser with ${row}: the main flows work, or a page says that it is too old`, async ({
    page,
    complaints,
  }) => {
    await expectUsable(page, row, complaints)
  })
