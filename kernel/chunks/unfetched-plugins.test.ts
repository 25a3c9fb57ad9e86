// @vitest-environment node
import { type Token, token } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { ERROR_LIMIT } from '../host/core/constants.ts'
import { make, startHost } from '../host/testing/test-host.ts'
import { isFetchFailure } from './is-fetch-failure.ts'

const A: Token<unknown> = token<unknown>('t.a')

const gone = (): Error => new Error('Unable to preload CSS for /m/assets/launch.css')

const options = { isFetchFailure }

describe('a plugin whose code could not be fetched', () => {
  it('is fetched again when the network is back, and so are its dependents', async () => {
    let dead = true
    const load = vi.fn(() =>
      dead ? Promise.reject(gone()) : Promise.resolve({ activate: () => ({ a: 1 }) }),
    )
    const { host } = startHost(
      [
        make('a.one', undefined, { load, provides: { a: A } }),
        make('a.two', () => {}, { requires: { a: A } }),
      ],
      options,
    )
    await host.complete()
    await host.retryFailedLoads()
    expect([host.state('a.one'), host.status('a.two').get(), load.mock.calls.length]).toEqual([
      'failed',
      'failed',
      2,
    ])
    dead = false
    await host.retryFailedLoads()
    expect([host.state('a.one'), host.state('a.two')]).toEqual(['active', 'active'])
    await host.retryFailedLoads()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is activated again when a failed part of it is needed then', async () => {
    let dead = true
    const activate = vi.fn(() => (dead ? Promise.reject(gone()) : undefined))
    const { host } = startHost([make('a.one', activate)], options)
    await host.complete()
    await host.retryFailedLoads()
    expect(host.state('a.one')).toBe('failed')
    dead = false
    await host.requestActivation('a.one')
    expect([host.state('a.one'), activate.mock.calls.length]).toEqual(['active', 3])
  })

  it.each(['render', 'event', 'timer', 'call'] as const)(
    '[KN-06] is not quarantined for it (%s)',
    (phase) => {
      const { host, reports } = startHost([make('a.one', () => {})], options)
      for (let n = 0; n < 2 * ERROR_LIMIT; n++) host.reportError('a.one', phase, gone())
      expect(host.state('a.one')).toBe('active')
      expect(reports()).toHaveLength(2 * ERROR_LIMIT)
      for (let n = 0; n < ERROR_LIMIT; n++) host.reportError('a.one', phase, new Error('a mistake'))
      expect(host.state('a.one')).toBe('quarantined')
    },
  )

  it('stays stopped when its own error prevents the start, and when it is not demanded', async () => {
    const activate = vi.fn(() => Promise.reject(new Error('a mistake')))
    const load = vi.fn(() => Promise.resolve({}))
    const { host } = startHost(
      [make('a.one', activate), make('a.two', undefined, { load, activateOn: 'idle' })],
      options,
    )
    await host.retryFailedLoads()
    expect([host.state('a.one'), activate.mock.calls.length, load.mock.calls.length]).toEqual([
      'failed',
      1,
      0,
    ])
  })
})
