import type { Page } from '@playwright/test'

export const WITHDRAW = '/m/withdraw'

export const main = (page: Page) => page.getByRole('main')

export const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Amount' })

export const sendButton = (page: Page) => main(page).getByRole('button', { name: /^Withdraw/ })

export const waiting = (page: Page) => page.getByRole('region', { name: 'Withdrawal waiting' })
