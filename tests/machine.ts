/**
 * What the tests need and npm does not bring. As a command it installs that, with Debian's packages, as root; else it says in one
 * line what is missing, and fails. `--servers`: nginx with its brotli modules too; `--webkit`: Safari's engine too.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type LaunchOptions } from '@playwright/test'

/** Chromium as root in a container, quiet about hosts that a closed network does not have. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]
const SHELL = '/usr/bin/chromium-headless-shell'
const { CHROMIUM_PATH: chosen, CHROMIUM_HEADLESS_SHELL_PATH: chosenShell } = process.env

/** All of Chromium (windows, install prompts, push): what `CHROMIUM_PATH` names, else an installed one, else Playwright's. */
export const findChromium = (): string | undefined => chosen ?? CHROMIUMS.find(existsSync)
/** Only what draws pages: it starts and runs in two thirds of the time. Where only `CHROMIUM_PATH` is set, that one runs all. */
const findShell = (): string | undefined =>
  chosenShell ?? (!chosen && existsSync(SHELL) ? SHELL : findChromium())

const optionsOf = (executablePath: string | undefined): LaunchOptions => ({
  args: CHROMIUM_ARGS,
  ...(executablePath !== undefined && { executablePath }),
})
export const wholeBrowserOptions = (): LaunchOptions => optionsOf(findChromium())
export const headlessShellOptions = (): LaunchOptions => optionsOf(findShell())

export const NGINX_BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'] as const
export const NGINX_BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Compresses the gateway's answers. */
export const NGINX_BROTLI_FILTER_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

interface Need {
  /** Debian's name. */
  readonly name: string
  readonly isThere: () => boolean
  /** Without it tests take longer, or are skipped and say why. */
  readonly isOptional?: true
}
const isCommand = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
const needs = (options: readonly string[]): readonly Need[] => [
  { name: 'git', isThere: () => isCommand('git') },
  { name: 'chromium', isThere: () => existsSync(findChromium() ?? '') },
  { name: 'chromium-headless-shell', isThere: () => existsSync(chosen ?? SHELL), isOptional: true },
  ...(options.includes('--servers')
    ? ([
        { name: 'nginx', isThere: () => NGINX_BINARIES.some(existsSync) },
        { name: 'libnginx-mod-http-brotli-static', isThere: () => existsSync(NGINX_BROTLI_MODULE) },
        { name: 'libnginx-mod-http-brotli-filter', isThere: () => existsSync(NGINX_BROTLI_FILTER_MODULE) },
        { name: 'openssl', isThere: () => isCommand('openssl') },
      ] as const)
    : []),
  ...(options.includes('--webkit')
    ? [
        { name: 'webkit2gtk-driver', isThere: () => existsSync('/usr/bin/WebKitWebDriver') },
        // A screen for its windows.
        { name: 'xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
      ]
    : []),
]

/** apt waits by itself for the lock of an installation, but not for that of the lists, which another apt may hold. */
const INSTALL = `timeout 300 sh -c "while apt-get -q update 2>&1 | grep -qi 'could not get lock'; do sleep 5; done"
exec apt-get -qq -o DPkg::Lock::Timeout=300 install --no-install-recommends "$@"`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = needs(process.argv).filter(({ isThere }) => !isThere())
  const toInstall = missing.map(({ name }) => name)
  if (toInstall.length > 0 && process.getuid?.() === 0 && isCommand('apt-get')) {
    console.log(`apt-get install ${toInstall.join(' ')}`)
    spawnSync('sh', ['-c', INSTALL, 'sh', ...toInstall], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const names = missing.filter(({ isThere, isOptional }) => !isOptional && !isThere()).map(({ name }) => name)
  if (names.includes('chromium') && chosen !== undefined) {
    console.error(`There is no file ${chosen}, which CHROMIUM_PATH names.`)
    process.exitCode = 1
  } else if (names.length > 0) {
    console.error(
      `The tests need ${names.join(' ')}: sudo apt-get install ${names.join(' ')} on Debian, for Chromium alone npx playwright install chromium elsewhere`,
    )
    process.exitCode = 1
  }
}
