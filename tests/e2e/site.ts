import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { Complaints } from './complaints.ts'

export interface State {
  readonly merchant?: string
  readonly member?: string
  readonly lang?: string
  readonly switches?: string
  readonly fault?: string
  readonly theme?: string
  /** How the identity provider is set up: `social`, `phone`, `bad-key`. */
  readonly identity?: string
  /** `games.lobby:activate-throws`; the sabotage build only. */
  readonly break?: string
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
 * The test every spec uses: fails on what a person would never see but should never happen, in any page of any context that
 * the test opens: a script error, a violation of the page's policy (SE-01), React's word on a hydration that did not match.
 * A test that means to provoke some takes them, and says what they are.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ browser, context }, use) => {
      const complaints = new Complaints()
      const watch = complaints.watch.bind(complaints)
      await watch(context)
      browser.on('context', watch)
      await use(complaints)
      browser.off('context', watch)
      expect(await complaints.take()).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
