import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.0 to 2.2 at AA, and what axe holds for good practice. No rule is left out. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong: the rule, and where. */
export async function violations(page: Page): Promise<readonly string[]> {
  // No frames here: one run in the page itself, without a second page that collects.
  const found = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze()
  // A run that looked at nothing would find nothing.
  expect(found.passes.length).toBeGreaterThan(10)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, failureSummary }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? failureSummary}`,
    ),
  )
}
