import { resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { headlessShellOptions, wholeBrowserOptions } from './tests/machine.ts'

const port = Number(process.env['PORT'] ?? 4173)

/** In the title of a test that needs windows, prompts or whatever else the headless shell lacks. */
const WHOLE_BROWSER = /@whole-browser/

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Tests wait as much as they compute: on two cores a third of the time is idle with two.
  workers: 3,
  // A shared machine may stall for once; a run names at its end what passed at the second try only, to be mended.
  retries: 1,
  // For a machine that is much slower than ours: only what fails takes so long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['FOYER_REPORT']
    ? [['line'], ['json', { outputFile: resolve(process.env['FOYER_REPORT']) }]]
    : [['line']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
    // Drawn without a graphics card: fewer pixels, and nothing that moves all the time, for tests that look at neither.
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://lotus.localhost:${port}`,
    locale: 'en-US',
    // A test that wants the service worker says so.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'headless shell',
      grepInvert: WHOLE_BROWSER,
      use: { launchOptions: headlessShellOptions() },
    },
    { name: 'whole browser', grep: WHOLE_BROWSER, use: { launchOptions: wholeBrowserOptions() } },
  ],
  webServer: {
    command: 'npm run preview',
    url: `http://127.0.0.1:${port}/__gateway/state-options`,
    reuseExistingServer: true,
    timeout: 60_000,
  },
})
