import type { Page } from '@playwright/test'

/** Presses the button of the settings, in English. */
export const openSettings = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
