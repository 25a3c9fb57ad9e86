import { defineConfig } from '@playwright/test'
import stories from '../stories/playwright.config.ts'

/** Stories in every setting: their page is built as for `npm test`. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: 'stories.spec.ts',
  globalSetup: '../stories/build-page.ts',
  timeout: 120_000,
  retries: 1,
})
