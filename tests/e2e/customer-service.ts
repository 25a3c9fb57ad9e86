import type { Locator, Page } from '@playwright/test'

export const tab = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Support' })

export const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Customer service' })
