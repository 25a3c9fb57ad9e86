import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's Chromium as root in a container, quiet about hosts that a closed network does not have. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium to test with: `CHROMIUM_PATH`, an installed one, else undefined. */
export const installedChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path !== undefined && existsSync(path))

/**
 * The same, installing one where there is none: Debian's package, else Playwright's own download (whose path Playwright
 * knows by itself, hence undefined).
 */
export function chromium(): string | undefined {
  const found = installedChromium()
  if (found) return found
  try {
    execFileSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'ignore' })
  } catch {
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  }
  return installedChromium()
}
