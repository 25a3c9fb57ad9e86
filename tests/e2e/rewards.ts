import type { Page } from '@playwright/test'

export const REWARDS = '/m/rewardCenter'

export const main = (page: Page) => page.getByRole('main')

export const titles = (page: Page) => main(page).getByRole('heading', { level: 2 })

export const collect = (page: Page, title: string) =>
  main(page).getByRole('button', { name: `Collect ${title}` })
