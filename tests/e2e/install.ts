import { type Locator, type Page } from '@playwright/test'

export const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Download the app' })

export const giftIcon = (page: Page): Locator => bar(page).locator('span:has-text("With a gift") > svg')
