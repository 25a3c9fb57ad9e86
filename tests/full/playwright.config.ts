import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'

/** The browser tests beyond `npm test`, a folder for each part; a part that is slower says so on its command line. */
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: 'stories/**',
  timeout: 120_000,
  expect: { timeout: 30_000 },
})
