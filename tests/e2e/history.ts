import type { Page } from '@playwright/test'

export const HISTORY = '/m/wallet/history'

export const main = (page: Page) => page.getByRole('main')

export const rows = (page: Page) => main(page).getByRole('listitem')
