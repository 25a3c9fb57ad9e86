import type { Page } from '@playwright/test'

export const headerLogo = (page: Page) => page.getByRole('banner').getByRole('img', { name: 'Lotus' })

export const stored = (page: Page) =>
  page.evaluate(() => ({
    merchant: localStorage.getItem('merchant'),
    remembered: localStorage.getItem('remPass') ?? localStorage.getItem('sass'),
    session: sessionStorage.getItem('MC_SESSION_INFO'),
    cached: sessionStorage.getItem('foyer.http of-this-test'),
  }))
