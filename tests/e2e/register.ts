import type { Page } from '@playwright/test'

export const username = (page: Page) => page.getByLabel('Username', { exact: true })

export const password = (page: Page) => page.getByLabel('Password', { exact: true })

export const ofAge = (page: Page) => page.getByLabel('I am 18 or older')

export const create = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Create account|Creating)/ })

export const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome!' })

export async function fill(page: Page, name: string, secret = 'quiet-river-9'): Promise<void> {
  await username(page).fill(name)
  await password(page).fill(secret)
  await ofAge(page).check()
}
