import type { Locator, Page } from '@playwright/test'

export const shortcuts = (page: Page): Locator => page.getByRole('navigation', { name: 'Shortcuts' })
