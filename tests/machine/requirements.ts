import { delimiter, join } from 'node:path'
import { findBrowsers, type Machine } from './browsers.ts'

/** Debian's packages of what the tests need and a machine lacks. */
export interface Missing {
  /** Without them tests fail. */
  readonly required: readonly string[]
  /** Without them tests take longer, or are skipped and say why. */
  readonly useful: readonly string[]
}

export const NGINX_BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'] as const
export const NGINX_BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Compresses the gateway's answers. */
export const NGINX_BROTLI_FILTER_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

export const BROWSER_PACKAGES: readonly string[] = ['chromium', 'chromium-headless-shell']

/** Safari's engine, driven by WebDriver, and a screen for its windows. */
const WEBKIT: readonly (readonly [file: string, name: string])[] = [
  ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  ['/usr/bin/Xvfb', 'xvfb'],
]

/** What npm does not bring for the tests in Safari's engine. */
export const missingWebKitPackages = ({ exists }: Machine): Missing => ({
  required: WEBKIT.flatMap(([file, name]) => (exists(file) ? [] : [name])),
  useful: [],
})

/** What npm does not bring. */
export function missingPackages(machine: Machine): Missing {
  const { whole, headlessShell } = findBrowsers(machine)
  const required = [...(isCommand('git', machine) ? [] : ['git']), ...(whole ? [] : ['chromium'])]
  const chosen = machine.environment['CHROMIUM_PATH'] !== undefined
  return { required, useful: headlessShell || chosen ? [] : ['chromium-headless-shell'] }
}

/** What npm does not bring for the tests behind nginx and of the operator's machine. */
export function missingServerPackages(machine: Machine): Missing {
  const { exists } = machine
  return {
    required: [
      ...(NGINX_BINARIES.some(exists) ? [] : ['nginx']),
      ...(exists(NGINX_BROTLI_MODULE) ? [] : ['libnginx-mod-http-brotli-static']),
      ...(exists(NGINX_BROTLI_FILTER_MODULE) ? [] : ['libnginx-mod-http-brotli-filter']),
      ...(isCommand('openssl', machine) ? [] : ['openssl']),
    ],
    // Checks the systemd units.
    useful: isCommand('systemd-analyze', machine) ? [] : ['systemd'],
  }
}

/** Browsers that the environment names and that do not exist, as `NAME=path`. */
export function wrongPaths({ environment, exists }: Machine): readonly string[] {
  return ['CHROMIUM_PATH', 'CHROMIUM_HEADLESS_SHELL_PATH'].flatMap((name) => {
    const path = environment[name]
    return path === undefined || exists(path) ? [] : [`${name}=${path}`]
  })
}

const isCommand = (name: string, { environment, exists }: Machine): boolean =>
  (environment['PATH'] ?? '').split(delimiter).some((folder) => exists(join(folder, name)))
