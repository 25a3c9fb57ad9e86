import { TRICKS } from '../../corpora/urls.ts'
import { SABOTAGE_OUTPUT } from '../../../app/build/output.ts'
import { followLinks, refuseBanners } from './follow-tricks.ts'
import { expectHarmless } from '../../e2e/tricks.ts'
import { linksPlugin } from '../../foreign/links-plugin.ts'
import { onePluginSite } from '../../foreign/one-plugin-site.ts'
import { test } from '../../sabotage/site.ts'
import { sampleOf } from '../sample.ts'

const LONGEST_MS = 900_000

/** Every fourth address of each family; with `--long` all. The unit tests of the corpus ask the same deciders about each. */
const CORPUS = sampleOf(TRICKS, 4)

/** Addresses that no rule for tokens accepts. */
test('[SE-03b][RR-07] no crafted redirectUrl of the corpus gets a navigation or the token', async ({
  page,
  complaints,
}) => {
  test.setTimeout(LONGEST_MS)
  // Three pages at a time, beside other parts: the build's short time limits may pass.
  complaints.provoke(/^\[foyer\] .*PL-TIMEOUT/)
  await expectHarmless(
    page,
    CORPUS.filter(({ passes }) => !passes.some((rule) => rule !== 'https')),
  )
})

test.describe('the links of a page', () => {
  test.use({
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    baseURL: async ({}, use) => {
      const site = await onePluginSite(linksPlugin, SABOTAGE_OUTPUT)
      await use(site.origin)
      await site.close()
    },
  })
  test('[SE-03a] no crafted address of the corpus leads anywhere by Link, NavLink or Navigate', async ({
    page,
  }) => {
    test.setTimeout(LONGEST_MS)
    await followLinks(page, CORPUS)
  })
})

test('[SE-03a] no crafted address of the corpus leads anywhere by a banner', async ({ page }) => {
  test.setTimeout(LONGEST_MS)
  await refuseBanners(page, CORPUS)
})
