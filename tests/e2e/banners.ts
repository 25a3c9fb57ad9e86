import type { Locator, Page } from '@playwright/test'
import { expect, world } from './site.ts'

export const offers = (page: Page): Locator => page.getByRole('region', { name: 'Offers' })

export const offer = (page: Page, title: string): Locator =>
  offers(page).getByRole('button', { name: new RegExp(`^${title}`) })

export const GAME = 'Hà Nội VIP draws tonight'

export async function launchBody(page: Page): Promise<unknown> {
  await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
  return (await world(page)).log.find(({ endpoint }) => endpoint === 'game.launch')?.body
}
