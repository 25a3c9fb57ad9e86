import type { Page } from '@playwright/test'

export const MALL = '/m/mall/mallHome'

export const main = (page: Page) => page.getByRole('main')

export const points = (page: Page) => page.getByRole('region', { name: 'Your points' })

export const goods = (page: Page, name: string) =>
  main(page).getByRole('listitem').getByRole('button', { name })

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Enamel mug' })
