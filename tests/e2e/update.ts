import type { Page } from '@playwright/test'
import { changeWorld } from './site.ts'

export const notice = (page: Page) => page.getByRole('dialog', { name: 'Update available' })

/** As when the player comes back to the tab. */
export const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

export const deploy = (page: Page) => changeWorld(page, { build: 'next' })

export const seen = (page: Page) => page.evaluate(() => localStorage.getItem('foyer.build'))
