import type { Page } from '@playwright/test'

/** Sends the form of the log-in screen, in English. */
export const submitLogin = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
