import type { Locator, Page } from '@playwright/test'
import { world } from './site.ts'

export const WIDE = { width: 1280, height: 800 }

export const plugin = (page: Page, id: string): Locator =>
  page.getByRole('region', { name: 'Plugins' }).locator(`li[data-plugin="${id}"]`)

export const change = (page: Page): Locator => page.getByRole('region', { name: 'Proposed change' })

export const plan = (page: Page): Locator =>
  change(page).getByRole('list', { name: 'Plan' }).getByRole('listitem')

/** Whether a plugin is disabled, by id, for those that have been named to the gateway. */
export const disabledPlugins = async (page: Page): Promise<Readonly<Record<string, boolean>>> =>
  ((await world(page)) as unknown as { readonly disabled: Readonly<Record<string, boolean>> }).disabled

/** Traces of the pixel in the page in the frame. */
export const traces = (page: Page) => async (): Promise<string> => {
  const site = page.frames().find((each) => /\/m\//.test(each.url()))
  return (
    (await site?.evaluate(() => {
      const scripts = document.querySelectorAll('script[src*="fbevents"]').length
      return `${scripts} ${typeof Reflect.get(globalThis, 'fbq')}`
    })) ?? ''
  )
}

export const mark = (page: Page): Promise<unknown> | undefined =>
  page
    .frames()
    .find((each) => /\/m\//.test(each.url()))
    ?.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))

export const marked = (page: Page): Promise<unknown> | undefined =>
  page
    .frames()
    .find((each) => /\/m\//.test(each.url()))
    ?.evaluate(() => Reflect.get(globalThis, 'sameDocument'))
