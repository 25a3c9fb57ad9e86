import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'

const { webServer: _site, projects = [], ...shared } = site

/** Stories need no server: their page is read from `dist/stories`, where `build-page.ts` builds it. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  projects: projects.slice(0, 1),
})
