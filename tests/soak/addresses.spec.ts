import { TRICKS } from '../corpora/urls.ts'
import { expectHarmless } from '../e2e/tricks.ts'
import { test } from '../sabotage/site.ts'

const LONGEST_MS = 900_000

/** All that no rule for tokens lets through. */
test('[SE-03][RR-07] no crafted redirectUrl of the corpus gets a navigation or the token', async ({
  page,
}) => {
  test.setTimeout(LONGEST_MS)
  await expectHarmless(
    page,
    TRICKS.filter(({ passes }) => !passes.some((rule) => rule !== 'https')),
  )
})
