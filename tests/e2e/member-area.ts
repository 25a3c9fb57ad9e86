import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const main = (page: Page) => page.getByRole('main')

export const heading = (page: Page, name: string): Promise<void> =>
  expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name)
