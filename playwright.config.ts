import { resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, chromium } from './tests/chromium.ts'

const executablePath = chromium()
const port = Number(process.env['PORT'] ?? 4173)

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // A pass on retry is no evidence for the ledger; it only keeps a busy machine from ending the run.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
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
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'npm run preview',
    url: `http://127.0.0.1:${port}/__gateway/state-options`,
    reuseExistingServer: true,
    timeout: 60_000,
  },
})
