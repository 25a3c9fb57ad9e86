import type { Locator, Page } from '@playwright/test'

export const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main navigation' })
