import type { Page } from '@playwright/test'
import type { TestHandle } from '../../harness/sabotage/expose-test-handle.ts'

declare global {
  var foyerTest: TestHandle | undefined
}

/** Until the page knows all its plugins and has the gateway's answer: from then on its facts are the test's to change. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const kernel = globalThis.foyerTest?.kernel
    return kernel?.registryComplete.get() && kernel.host.inspect(({ facts }) => facts.fresh)
  })
}

/** A plugin's state in the page (KN-03). */
export const stateOf = (page: Page, plugin: string): Promise<string | undefined> =>
  page.evaluate((id) => globalThis.foyerTest?.kernel.host.state(id), plugin)

/** Asks for a plugin's code, as a component or a route would. */
export const demand = (page: Page, plugin: string): Promise<void> =>
  page.evaluate((id) => void globalThis.foyerTest?.kernel.host.requestActivation(id), plugin)

/** Stops or starts a plugin as its switch would, and waits until nothing is in flight. */
export const toggle = (page: Page, plugin: string, on: boolean): Promise<void> =>
  page.evaluate(([id, start]) => globalThis.foyerTest?.toggle(id, start), [plugin, on] as const)

/** Ends a plugin's quarantine. */
export const lift = (page: Page, plugin: string): Promise<void> =>
  page.evaluate((id) => globalThis.foyerTest?.kernel.host.reinstate(id), plugin)
