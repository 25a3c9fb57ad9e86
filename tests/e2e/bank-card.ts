import type { Page } from '@playwright/test'

export const BANK = '/m/securityCenter/addBankCard'

export const PIX = '/m/securityCenter/addBankCardPix'

export const main = (page: Page) => page.getByRole('main')

export const list = (page: Page) => main(page).getByRole('region', { name: 'Your accounts' })

export const rows = (page: Page) => list(page).getByRole('listitem')

export const add = (page: Page) => main(page).getByRole('button', { name: 'Add', exact: true })

export async function fill(page: Page): Promise<void> {
  await page.getByLabel('Bank', { exact: true }).selectOption('Ngân hàng Sông Hương')
  await page.getByLabel('Account holder').fill('Nguyễn Thị Lan')
  await page.getByLabel('Account number').fill('1234 5678 90')
}
