import type { Page } from '@playwright/test'

export const vendors = (page: Page) => page.getByRole('navigation', { name: 'Game providers' })
