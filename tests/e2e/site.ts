import { test as base, expect, type Locator, type Page } from '@playwright/test'

export interface State {
  readonly merchant?: string
  readonly member?: string
  readonly lang?: string
  readonly switches?: string
  readonly fault?: string
  readonly theme?: string
}

/** Enters a fresh world of the mock gateway in the given state, at the given address of the site. */
export async function enter(page: Page, to: string, state: State = {}): Promise<void> {
  const query = new URLSearchParams({ lang: 'EN', ...state, to })
  await page.goto(`/__gateway/enter?${query}`)
  await page.waitForURL((url) => url.pathname.startsWith('/m') || url.pathname === '/')
}

/** The first card of the first lane. */
export const firstGame = (page: Page): Locator =>
  page.getByRole('region', { name: /./ }).getByRole('listitem').getByRole('link', { name: /, / }).first()

/** What the gateway knows of the page's world. */
export async function world(page: Page): Promise<WorldReport> {
  return (await page.evaluate(async () => (await fetch('/__gateway/world')).json())) as WorldReport
}
export interface WorldReport {
  readonly log: readonly { readonly endpoint: string; readonly status: number; readonly body?: unknown }[]
  readonly vendorCalls: readonly { readonly vendor: string; readonly args: readonly unknown[] }[]
  readonly slices: Readonly<Record<string, unknown>>
}

/**
 * The test every spec uses: fails on what a person would never see but should never happen: a script error, a violation of
 * the page's policy, React's word on a hydration that did not match.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        const text = message.text()
        // The status of a failed request is what fault tests are about.
        if (message.type() === 'error' && !/Failed to load resource/.test(text)) complaints.push(text)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
