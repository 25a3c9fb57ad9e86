// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findBrowsers, headlessShellOptions, type Machine, wholeBrowserOptions } from './browsers.ts'

const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'
const pathsOn = (files: readonly string[], environment: Machine['environment'] = {}) => {
  const browsers = findBrowsers({ environment, exists: (path) => files.includes(path) })
  return [headlessShellOptions(browsers), wholeBrowserOptions(browsers)].map(
    ({ executablePath, channel }) => executablePath ?? channel,
  )
}

describe('the browsers of the two kinds of tests', () => {
  it.each([
    ['both installed', [SHELL, WHOLE], {}, [SHELL, WHOLE]],
    ['no shell', [WHOLE], {}, [WHOLE, WHOLE]],
    ['Google Chrome', ['/usr/bin/google-chrome'], {}, ['/usr/bin/google-chrome', '/usr/bin/google-chrome']],
    ['none: those that Playwright downloaded', [], {}, [undefined, 'chromium']],
    ['one chosen for all', [SHELL, WHOLE], { CHROMIUM_PATH: '/opt/c' }, ['/opt/c', '/opt/c']],
    ['a shell chosen', [SHELL, WHOLE], { CHROMIUM_HEADLESS_SHELL_PATH: '/opt/s' }, ['/opt/s', WHOLE]],
    [
      'both chosen',
      [SHELL, WHOLE],
      { CHROMIUM_PATH: '/opt/c', CHROMIUM_HEADLESS_SHELL_PATH: '/opt/s' },
      ['/opt/s', '/opt/c'],
    ],
  ])('%s', (_name, files, environment, paths) => expect(pathsOn(files, environment)).toEqual(paths))
})
