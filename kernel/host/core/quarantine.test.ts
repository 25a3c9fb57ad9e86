// @vitest-environment node
import { switchOn, type Token, token } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ERROR_LIMIT, ERROR_WINDOW_MS } from './constants.ts'
import { explain } from '../tooling/explain.ts'
import { factsWith, make, startHost } from '../testing/test-host.ts'
import { snapshotOf } from '../tooling/host-snapshot.ts'

const A: Token<unknown> = token<unknown>('t.a')
const boom = (what: string): never => {
  throw new Error(what)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('quarantine', () => {
  it('[KN-06] of a plugin with too many errors in the window; a locked one stays', () => {
    const { host, reports } = startHost([make('a.one', () => {}), make('a.lock', () => {})], {
      locked: ['a.lock'],
    })
    for (let n = 0; n < ERROR_LIMIT; n++) {
      expect(host.state('a.one')).toBe('active')
      host.reportError('a.one', 'render', new Error('x'))
      host.reportError('a.lock', 'render', new Error('x'))
    }
    expect([host.state('a.one'), host.status('a.one').get()]).toEqual(['quarantined', 'failed'])
    expect(host.state('a.lock')).toBe('active')
    expect(reports()).toContain('PL-QUARANTINED a.one call')
    void host.quarantine('a.lock')
    expect(host.state('a.lock')).toBe('active')
  })

  it('names how many errors counted and the last; none where none counted', async () => {
    const { host, errors } = startHost([
      make('a.one', () => {}),
      make('a.late', undefined, { load: () => Promise.reject(new Error('offline')) }),
    ])
    await host.start()
    for (let n = 0; n < ERROR_LIMIT; n++) host.reportError('a.one', 'render', new Error('x'))
    void host.quarantine('a.late')
    expect(errors.filter(({ code }) => code === 'PL-QUARANTINED').map(({ text }) => text)).toEqual([
      `errors ${ERROR_LIMIT}; last PL-THREW`,
      'last PL-THREW',
    ])
  })

  it('forgets errors older than the window', () => {
    const { host } = startHost([make('a.one', () => {})])
    for (let n = 0; n < ERROR_LIMIT * 3; n++) {
      host.reportError('a.one', 'render', new Error('x'))
      vi.advanceTimersByTime(ERROR_WINDOW_MS / (ERROR_LIMIT - 1) + 1)
    }
    expect(host.state('a.one')).toBe('active')
  })

  it('does not follow failed loads, however many there are', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')))
    const one = make('a.one', undefined, { load, when: switchOn('A') })
    const { host } = startHost([one], { facts: factsWith('A') })
    await host.start()
    for (let n = 0; n < ERROR_LIMIT; n++) await host.requestActivation('a.one')
    for (let n = 0; n < ERROR_LIMIT; n++) {
      await host.update(factsWith())
      await host.update(factsWith('A'))
    }
    expect([load.mock.calls.length, host.state('a.one')]).toEqual([1 + 2 * ERROR_LIMIT, 'failed'])
  })

  it('stops dependents too, and restarts them when it ends', async () => {
    const { host } = startHost([
      make('a.one', () => ({ a: 1 }), { provides: { a: A } }),
      make('a.two', () => {}, { requires: { a: A } }),
    ])
    await host.quarantine('a.one')
    expect([host.state('a.one'), host.state('a.two')]).toEqual(['quarantined', 'off'])
    expect(explain(snapshotOf(host), 'a.two')[1]?.quarantined).toBe(true)
    await host.update(factsWith('A'))
    expect(host.state('a.one')).toBe('quarantined')
    await host.reinstate('a.one')
    expect([host.state('a.one'), host.state('a.two')]).toEqual(['active', 'active'])
  })

  it('counts errors of handlers and timers, asynchronous ones too', async () => {
    const event = { id: 'e.x', keep: false } as never
    const { host, bus, reports } = startHost([
      make('a.one', (context) => {
        context.on(event, () => boom('handler'))
        context.on(event, () => Promise.reject(new Error('rejected')) as never)
        context.timeout(() => boom('timeout'), 10)
        context.interval(() => boom('interval'), 10)
      }),
    ])
    bus.emit(event, undefined as never)
    await vi.advanceTimersByTimeAsync(20)
    expect(reports().filter((line) => line.startsWith('PL-THREW'))).toEqual([
      'PL-THREW a.one event',
      'PL-THREW a.one event',
      'PL-THREW a.one timer',
      'PL-THREW a.one timer',
      'PL-THREW a.one timer',
    ])
    expect(host.state('a.one')).toBe('quarantined')
  })
})
