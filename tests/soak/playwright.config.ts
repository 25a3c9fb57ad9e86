import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'

const { webServer: _own, ...shared } = site

/** Long runs on the sabotage build, which each worker serves for itself. Several run at a time, so each may be slow. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: 'stories.spec.ts',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Three lanes share two cores, and the site has time limits of its own. What passes at a second try only is named at the end.
  retries: 1,
})
