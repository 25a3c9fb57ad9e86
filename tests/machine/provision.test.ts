// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { decideProvision } from './provision.ts'

const ROOT = { hasApt: true, isRoot: true }
const USER = { hasApt: true, isRoot: false }
const MAC = { hasApt: false, isRoot: false }
const NOTHING = { required: [], useful: [] }
const SHELL = 'chromium-headless-shell'

describe('before the tests', () => {
  it.each([
    ['nothing where nothing is missing', NOTHING, ROOT, { action: 'none' }],
    [
      'root installs, also what only makes them faster',
      { required: ['nginx'], useful: [SHELL] },
      ROOT,
      { action: 'install', packages: ['nginx', SHELL] },
    ],
    [
      'a user does without what only makes them faster',
      { required: [], useful: [SHELL] },
      USER,
      { action: 'none' },
    ],
    [
      'a user reads what to install',
      { required: ['chromium', 'nginx'], useful: [SHELL] },
      USER,
      {
        action: 'fail',
        reason: `The tests need what only root may install: sudo apt-get update && sudo apt-get install -y chromium nginx ${SHELL}`,
      },
    ],
    [
      'where only a browser is missing, Playwright has one',
      { required: ['chromium'], useful: [SHELL] },
      MAC,
      { action: 'download-browser' },
    ],
    [
      'elsewhere it is said what is missing',
      { required: ['nginx'], useful: [] },
      MAC,
      { action: 'fail', reason: 'The tests need what only a Debian machine can install by itself: nginx' },
    ],
  ] as const)('%s', (_name, missing, permissions, provision) =>
    expect(decideProvision(missing, [], permissions)).toEqual(provision),
  )
  it('a browser that was chosen and is not there ends the run', () => {
    expect(decideProvision(NOTHING, ['CHROMIUM_PATH=/opt/none'], ROOT)).toEqual({
      action: 'fail',
      reason: 'There is no file CHROMIUM_PATH=/opt/none.',
    })
  })
})
