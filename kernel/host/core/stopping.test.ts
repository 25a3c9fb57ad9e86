// @vitest-environment node
import { switchOn, type Token, token } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { factsWith, make, startHost } from '../testing/test-host.ts'

const A: Token<unknown> = token<unknown>('t.a')
const never = new Promise<never>(() => {})
const boom = (what: string): never => {
  throw new Error(what)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('stopping', () => {
  it('[KN-02a] undoes all effects, last first, even if an undo throws or stays pending', async () => {
    const log: string[] = []
    const { host, reports } = startHost(
      [
        make(
          'a.one',
          (context) => {
            context.defer(() => void log.push('1'))
            context.defer(() => boom('undo'))
            context.defer(() => never)
            context.defer(() => Promise.reject(new Error('later')))
            context.defer(async () => void log.push('2'))
            context.defer(() => void log.push('3'))()
          },
          { when: switchOn('A') },
        ),
      ],
      { facts: factsWith('A') },
    )
    const stopped = host.update(factsWith())
    expect(host.state('a.one')).toBe('disposing')
    await vi.advanceTimersByTimeAsync(11_000)
    await stopped
    expect(log).toEqual(['3', '2', '1'])
    expect(host.state('a.one')).toBe('off')
    expect(reports()).toEqual([
      'PL-THREW a.one dispose',
      'PL-TIMEOUT a.one dispose',
      'PL-THREW a.one dispose',
    ])
  })

  it('a provider waits for slow dependents', async () => {
    const log: string[] = []
    const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 500))
    const { host } = startHost(
      [
        make(
          'a.provider',
          (context) => {
            context.defer(() => void log.push('provider'))
            return { a: 1 }
          },
          { provides: { a: A }, when: switchOn('A') },
        ),
        make('a.user', (context) => void context.defer(() => wait().then(() => void log.push('user'))), {
          requires: { a: A },
        }),
      ],
      { facts: factsWith('A') },
    )
    void host.update(factsWith())
    expect(host.state('a.provider')).toBe('active')
    void host.update(factsWith('A'))
    await vi.advanceTimersByTimeAsync(600)
    expect([host.state('a.provider'), host.state('a.user')]).toEqual(['active', 'active'])
    expect(log).toEqual(['user'])
    void host.update(factsWith())
    await vi.advanceTimersByTimeAsync(600)
    expect(log).toEqual(['user', 'user', 'provider'])
  })

  it('a pending activation is abandoned at once', async () => {
    const undone = vi.fn()
    const { host } = startHost(
      [
        make(
          'a.one',
          (context) => {
            context.defer(undone)
            return never
          },
          { when: switchOn('A') },
        ),
      ],
      { facts: factsWith('A') },
    )
    expect(host.state('a.one')).toBe('activating')
    void host.update(factsWith())
    expect(host.state('a.one')).toBe('off')
    expect(undone).toHaveBeenCalledTimes(1)
  })
})
