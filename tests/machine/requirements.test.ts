// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Machine } from './browsers.ts'
import { missingPackages, missingServerPackages, missingWebKitPackages, wrongPaths } from './requirements.ts'

const BROTLI = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
]
const TOOLS = ['/usr/bin/openssl', '/usr/bin/systemd-analyze']
const machine = (files: readonly string[], environment: Machine['environment'] = {}): Machine => ({
  environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
  exists: (path) => files.includes(path),
})
const SERVER = ['/usr/bin/git', '/usr/sbin/nginx', ...BROTLI, ...TOOLS]

describe('what a machine lacks for the tests', () => {
  it('is all of it on a bare Debian', () => {
    expect(missingPackages(machine([]))).toEqual({
      required: ['git', 'chromium'],
      useful: ['chromium-headless-shell'],
    })
  })
  it('is nginx, its brotli modules and openssl too where the tests of servers run', () => {
    expect(missingServerPackages(machine([]))).toEqual({
      required: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl'],
      useful: ['systemd'],
    })
    expect(missingServerPackages(machine(SERVER))).toEqual({ required: [], useful: [] })
  })
  it('is the brotli modules where nginx came without them', () => {
    expect(missingServerPackages(machine(['/usr/sbin/nginx', ...TOOLS])).required).toEqual([
      'libnginx-mod-http-brotli-static',
      'libnginx-mod-http-brotli-filter',
    ])
  })
  it('is no Chromium on a developer’s machine with Google Chrome', () => {
    expect(missingPackages(machine([...SERVER, '/usr/bin/google-chrome']))).toEqual({
      required: [],
      useful: ['chromium-headless-shell'],
    })
  })
  it('is the whole browser where only the shell is installed', () => {
    expect(missingPackages(machine([...SERVER, '/usr/bin/chromium-headless-shell']))).toEqual({
      required: ['chromium'],
      useful: [],
    })
  })
  it('is no browser where one was chosen, which all tests then run in', () => {
    expect(missingPackages(machine(SERVER, { CHROMIUM_PATH: '/opt/chrome' }))).toEqual({
      required: [],
      useful: [],
    })
  })
  it('is the driver and a screen for Safari’s engine', () => {
    expect(missingWebKitPackages(machine([])).required).toEqual(['webkit2gtk-driver', 'xvfb'])
    expect(missingWebKitPackages(machine(['/usr/bin/Xvfb'])).required).toEqual(['webkit2gtk-driver'])
    expect(missingWebKitPackages(machine(['/usr/bin/Xvfb', '/usr/bin/WebKitWebDriver'])).required).toEqual([])
  })
  it('finds git anywhere on the path', () => {
    const files = [...SERVER.slice(1), '/usr/bin/chromium', '/opt/git/bin/git']
    expect(missingPackages(machine(files)).required).toEqual(['git'])
    const path = '/usr/bin:/opt/git/bin'
    expect(missingPackages(machine(files, { PATH: path })).required).toEqual([])
  })
})

describe('a browser that the environment names', () => {
  it.each([
    [{}, []],
    [{ CHROMIUM_PATH: '/usr/bin/chromium' }, []],
    [{ CHROMIUM_PATH: '/opt/none' }, ['CHROMIUM_PATH=/opt/none']],
    [
      { CHROMIUM_PATH: '/usr/bin/chromium', CHROMIUM_HEADLESS_SHELL_PATH: '' },
      ['CHROMIUM_HEADLESS_SHELL_PATH='],
    ],
  ])('must exist: %o', (environment, wrong) =>
    expect(wrongPaths(machine(['/usr/bin/chromium'], environment))).toEqual(wrong),
  )
})
