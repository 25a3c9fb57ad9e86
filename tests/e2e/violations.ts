import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.0 to 2.2 at AA, and what axe holds for good practice. No rule is left out. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that check only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong: the rule, and where. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found = await axe(page).withTags(RULES).analyze()
  // Guards against a run that checked nothing.
  expect(found.passes.length).toBeGreaterThan(10)
  return describeAll(found)
}

/** The same of a page that has been judged in other colours: only what these may change. */
export async function colourViolations(page: Page): Promise<readonly string[]> {
  // With reduced motion too colours change by a transition, which ends with the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
          resolve(Promise.allSettled(changes.map(({ finished }) => finished)).then(() => undefined))
        }),
      ),
  )
  const found = await axe(page).withRules(COLOUR_RULES).analyze()
  expect(found.passes.map(({ id }) => id)).toContain('color-contrast')
  return describeAll(found)
}

/** No frames here: one run in the page itself, without a second page that collects. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>
const describeAll = ({ violations: list }: Found): readonly string[] =>
  list.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, failureSummary }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? failureSummary}`,
    ),
  )
