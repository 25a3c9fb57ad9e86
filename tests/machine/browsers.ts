import type { LaunchOptions } from '@playwright/test'

/** Queries about the machine. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>
  exists(path: string): boolean
}
/** Paths of executables. */
export interface Browsers {
  /** All of Chromium: windows, install prompts, push. */
  readonly whole: string | undefined
  /** Only what draws pages, without a window system: it starts and runs in two thirds of the time. */
  readonly headlessShell: string | undefined
}

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Chromium as root in a container, quiet about hosts that a closed network does not have. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * The browsers to test with: those that `CHROMIUM_PATH` and `CHROMIUM_HEADLESS_SHELL_PATH` name, whether or not they exist, else
 * installed ones. Where only `CHROMIUM_PATH` is set, every test runs in that browser.
 */
export function findBrowsers({ environment, exists }: Machine): Browsers {
  const { CHROMIUM_PATH: whole, CHROMIUM_HEADLESS_SHELL_PATH: shell } = environment
  const installedShell = whole === undefined && exists(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
  return { whole: whole ?? WHOLE.find(exists), headlessShell: shell ?? installedShell }
}

/** For tests that the headless shell can run. Without `executablePath` Playwright takes the one that it downloaded. */
export function headlessShellOptions({ headlessShell, whole }: Browsers): LaunchOptions {
  const executablePath = headlessShell ?? whole
  return { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) }
}

/** For tests that need the whole browser; `channel` names Playwright's own. */
export const wholeBrowserOptions = ({ whole }: Browsers): LaunchOptions => ({
  args: CHROMIUM_ARGS,
  ...(whole ? { executablePath: whole } : { channel: 'chromium' }),
})
