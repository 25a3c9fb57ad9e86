// @vitest-environment node
import { switchOn, type Token } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { apply } from './apply.ts'
import type { Change } from './fact-change.ts'
import type { Host } from '../core/host.ts'
import { plan } from './plan.ts'
import { chain, factsWith, lazily, make, startHost } from '../testing/test-host.ts'
import { snapshotOf } from './host-snapshot.ts'

const switchTo = (name: string, on: boolean): Change => ({ facts: { switch: { [name]: on } } })
const enact = async (host: Host, change: Change) => apply(host, await plan(host, change))
const states = (host: Host): readonly string[] => host.ids().map((id) => `${id} ${host.state(id)}`)
const boom = (): never => {
  throw new Error('boom')
}

describe('apply', () => {
  it('[KN-08] applies the plan live, and waits for code that must be fetched', async () => {
    const { host } = startHost(chain(3, [], true))
    expect(await enact(host, switchTo('A', true))).toEqual({ outcome: 'applied' })
    expect(states(host)).toEqual(['chain.0 active', 'chain.1 active', 'chain.2 active'])
    expect(await enact(host, switchTo('A', false))).toEqual({ outcome: 'applied' })
    expect(states(host)).toEqual(['chain.0 off', 'chain.1 off', 'chain.2 off'])
  })

  const failing: [string, Parameters<typeof make>[1], object, string, string][] = [
    [
      'whose code does not load',
      undefined,
      { load: () => Promise.reject(new Error('404')) },
      'PL-THREW',
      'load',
    ],
    ['whose code is no module', undefined, { load: () => 5 }, 'PL-MODULE', 'load'],
    ['that throws while it starts', boom, {}, 'PL-THREW', 'activate'],
    ['that rejects while it starts', () => Promise.reject(new Error('no')), {}, 'PL-THREW', 'activate'],
    ['that never starts', () => new Promise(() => {}), {}, 'PL-TIMEOUT', 'activate'],
    [
      'that does not return its service',
      () => {},
      { provides: { x: 't.x' as Token<unknown> } },
      'PL-PROVIDES',
      'activate',
    ],
  ]
  it.each(failing)('[KN-08] is rolled back with a plugin %s', async (_, activate, manifest, code, phase) => {
    vi.useFakeTimers()
    const { host } = startHost(
      [
        make('a.bad', activate, { when: switchOn('A'), ...manifest }),
        make('a.good', () => {}, { when: switchOn('A') }),
        make('a.other', () => {}, { when: { op: 'not', of: [switchOn('A')] } }),
      ],
      { timeoutMs: 500 },
    )
    const facts = snapshotOf(host).facts
    const before = states(host)
    const applied = enact(host, switchTo('A', true))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await applied).toMatchObject({
      outcome: 'rolled back',
      errors: [{ code, plugin: 'a.bad', phase, remedy: expect.any(String) }],
      unrestored: [],
    })
    expect([snapshotOf(host).facts, states(host)]).toEqual([facts, before])
    vi.useRealTimers()
  })

  it('[KN-08] is rolled back with a plugin that does not stop cleanly', async () => {
    const bad = make('a.bad', (context) => void context.defer(boom), { when: switchOn('A') })
    const { host } = startHost([bad, make('a.good')], { facts: factsWith('A') })
    const result = await enact(host, switchTo('A', false))
    expect(result).toMatchObject({
      outcome: 'rolled back',
      errors: [{ code: 'PL-THREW', plugin: 'a.bad', phase: 'dispose' }],
      unrestored: [],
    })
    expect([snapshotOf(host).facts.switch?.['A'], host.state('a.bad')]).toEqual([true, 'active'])
  })

  it('is rolled back with an undo that stays pending', async () => {
    vi.useFakeTimers()
    const bad = make('a.bad', (context) => void context.defer(() => new Promise(() => {})), {
      when: switchOn('A'),
    })
    const { host } = startHost([bad], { facts: factsWith('A'), timeoutMs: 500 })
    const applied = enact(host, switchTo('A', false))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await applied).toMatchObject({
      errors: [{ code: 'PL-TIMEOUT', phase: 'dispose' }],
      unrestored: [],
    })
    vi.useRealTimers()
  })

  it('restores a running plugin that its new settings broke, and its dependents', async () => {
    const picky = make('a.picky', (context) => (context.settings === 5 ? {} : { x: {} }), {
      provides: { x: 't.x' } as object,
      settings: () =>
        Promise.resolve({
          default: {
            '~standard': {
              version: 1 as const,
              vendor: 't',
              validate: (value: unknown) =>
                (value as { size?: number }).size === 1 ? { value } : { issues: [{ message: 'no' }] },
            },
          },
        }),
    })
    const user = make('a.user', () => {}, { requires: { x: 't.x' } as object })
    const setting = { 'a.picky': { size: 1 } }
    const { host } = startHost([lazily(picky), user], { facts: { ...factsWith(), setting } })
    await host.start()
    const result = await enact(host, { facts: { setting: { 'a.picky': { size: 2 } } } })
    expect(result).toMatchObject({
      outcome: 'rolled back',
      errors: [{ code: 'PL-SETTING' }, {}],
      unrestored: [],
    })
    expect([states(host), snapshotOf(host).facts.setting]).toEqual([
      ['a.picky active', 'a.user active'],
      setting,
    ])
  })

  it('keeps changes by others meanwhile, in a rollback too', async () => {
    let fail: (error: Error) => void = () => {}
    const bad = make('a.bad', () => new Promise((_, reject) => (fail = reject)), { when: switchOn('A') })
    const { host } = startHost([bad])
    const planned = await plan(host, switchTo('A', true))
    const applied = apply(host, planned)
    void host.update({ switch: { ...snapshotOf(host).facts.switch, B: true }, consent: { marketing: true } })
    fail(new Error('late'))
    expect(await applied).toMatchObject({ outcome: 'rolled back' })
    expect(snapshotOf(host).facts).toMatchObject({
      switch: { A: false, B: true },
      consent: { marketing: true },
    })
  })

  it('quarantines and reinstates, and restores a quarantine when reinstating fails', async () => {
    const { host } = startHost([make('a.one'), make('a.bad', boom)])
    await host.quarantine('a.bad')
    expect(await enact(host, { quarantine: ['a.one'] })).toEqual({ outcome: 'applied' })
    expect(host.state('a.one')).toBe('quarantined')
    expect(await enact(host, { reinstate: ['a.one'] })).toEqual({ outcome: 'applied' })
    expect(host.state('a.one')).toBe('active')
    expect(await enact(host, { reinstate: ['a.bad'] })).toMatchObject({
      outcome: 'rolled back',
      unrestored: [],
    })
    expect(host.state('a.bad')).toBe('quarantined')
  })

  it('refuses a stale plan, and changes nothing', async () => {
    const { host } = startHost(chain(2))
    const planned = await plan(host, switchTo('A', true))
    await host.update({ consent: { marketing: true } })
    expect(await apply(host, planned)).toMatchObject({ outcome: 'refused', errors: [{ code: 'PL-STALE' }] })
    const again = await plan(host, switchTo('A', true))
    host.register([make('b.new', () => {}, { when: switchOn('A') })])
    expect(await apply(host, again)).toMatchObject({ outcome: 'refused', errors: [{ code: 'PL-STALE' }] })
    expect(host.state('chain.0')).toBe('off')
  })

  it('refuses a second plan while one is being applied', async () => {
    const { host } = startHost(chain(2, [], true))
    const planned = await plan(host, switchTo('A', true))
    const first = apply(host, planned)
    expect(await apply(host, planned)).toMatchObject({ outcome: 'refused', errors: [{ code: 'PL-BUSY' }] })
    expect(await first).toEqual({ outcome: 'applied' })
  })

  it('writes facts by the given function; one that throws causes a rollback, never a rejection', async () => {
    const { host } = startHost(chain(2))
    const written: unknown[] = []
    const planned = await plan(host, switchTo('A', true))
    const write = (facts: object): void => {
      written.push(facts)
      void host.update(facts)
    }
    expect(await apply(host, planned, { write })).toEqual({ outcome: 'applied' })
    expect(written).toEqual([{ switch: { ...factsWith('A').switch } }])
    const back = await plan(host, switchTo('A', false))
    expect(await apply(host, back, { write: boom })).toMatchObject({
      outcome: 'rolled back',
      errors: [{ code: 'PL-PLAN', plugin: 'kernel' }],
    })
    expect(host.state('chain.1')).toBe('active')
  })
})
