import type { BrowserContext, Locator, Page } from '@playwright/test'
import { enter, type State } from './site.ts'

const CHOICE = 'tracking.consent.choice'

export const arrive = (page: Page, to = '/m/home', state: State = {}): Promise<void> =>
  enter(page, to, { merchant: 'aurora', ...state })

export const banner = (page: Page): Locator => page.getByRole('region', { name: 'Cookies and privacy' })

export const choices = (page: Page): Locator => page.getByRole('dialog', { name: 'Privacy choices' })

export const answer = (where: Locator, name: string): Locator =>
  where.getByRole('button', { name, exact: true })

export const script = (page: Page): Locator => page.locator('script[src*="fbevents"]')

export const pixel = (page: Page): Promise<string> =>
  page.evaluate(() => `${typeof Reflect.get(globalThis, 'fbq')} ${typeof Reflect.get(globalThis, '_fbq')}`)

export const cookies = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_fb'))

export const proof = (page: Page): Promise<Readonly<Record<string, unknown>> | null> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null,
    CHOICE,
  )

export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))

export const isSameDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))
