import type { Page } from '@playwright/test'

export const MISSIONS = '/m/leaderBoard'

export const main = (page: Page) => page.getByRole('main')

export const progress = (page: Page, name: string) => main(page).getByRole('progressbar', { name })

export const points = (page: Page) => page.getByRole('region', { name: 'Your points' })
