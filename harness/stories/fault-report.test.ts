// @vitest-environment node
import { CodedError, createStore, PluginError } from '@foyer/sdk'
import { FakeLogger } from '@foyer/sdk/testing'
import { expect, it } from 'vitest'
import type { PluginHost } from '../../sdk/src/testing/plugin-host.ts'
import { reportOf } from './fault-report.ts'

const host = { status: () => createStore('failed') } as unknown as PluginHost['host']

it('reports errors of the host once, with plugin and phase, then what the plugin logs itself', () => {
  const thrown = new Error('broken')
  const error = new PluginError('PL-THREW', 'a.b', 'activate', 'Error: broken', { cause: thrown })
  const logger = new FakeLogger()
  logger.error(thrown)
  logger.warn('FB-PIXEL: no pixel', new CodedError('SC-BLOCKED', { url: 'https://a.example/x.js' }))
  logger.debug('of no interest')
  logger.error(new CodedError('HT-STATUS', 'failed'))
  logger.error(new Error('outer', { cause: new CodedError('CR-FAILED', 'Encryption failed') }))
  expect(reportOf({ host, errors: [error] }, logger, 'a.b', { calls: ['c'], scripts: ['s'] })).toEqual({
    state: 'failed',
    logged: [
      'PL-THREW: a.b (activate): Error: broken',
      'a.b: FB-PIXEL: no pixel: SC-BLOCKED: url https://a.example/x.js',
      'a.b: HT-STATUS: failed',
      'a.b: Error: outer (CR-FAILED: Encryption failed)',
    ],
    calls: ['c'],
    scripts: ['s'],
  })
})
