// @vitest-environment node
import { all, any, consent, device, loggedIn, member, not, setting, site, switchOn } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { explain } from './explain.ts'
import { formatExplanation } from './format-explanation.ts'
import { factsWith, lazily, make, startHost } from '../testing/test-host.ts'
import { snapshotOf } from './host-snapshot.ts'

const on = (): void => {}
const requires = { x: 't.tracking' } as object
const boom = (): never => {
  throw new Error('boom')
}
const known = { ...factsWith(), switch: { FBPIXEL3: false, CBS3: true } }
const facts = { ...known, setting: { 'a.one': { pixelId: '', mode: 'fast' } } }

describe('[KN-04] formatExplanation', () => {
  const gates: [Parameters<typeof make>[2], string][] = [
    [{}, 'On.'],
    [{ when: switchOn('CBS3') }, 'On, because the switch CBS3 is on.'],
    [{ when: switchOn('FBPIXEL3') }, 'Off, because the switch FBPIXEL3 is off.'],
    [
      { when: switchOn('FBPIXL3') },
      'Off, because the gateway knows no switch FBPIXL3 (did you mean FBPIXEL3?).',
    ],
    [{ when: switchOn('QQ') }, 'Off, because the gateway knows no switch QQ.'],
    [
      { when: all(switchOn('CBS3'), setting('pixelId'), consent('marketing')) },
      'Off, because the setting pixelId is empty and the player has not allowed marketing.',
    ],
    [
      { when: any(loggedIn(), member('vip')) },
      'Off, because the player is not logged in and the player is no VIP.',
    ],
    [{ when: any(loggedIn(), switchOn('CBS3')) }, 'On, because the switch CBS3 is on.'],
    [{ when: not(switchOn('CBS3')) }, 'Off, because the switch CBS3 is on.'],
    [{ when: not(site('maintenance')) }, 'On, because the site is not under maintenance.'],
    [{ when: setting('mode', 'slow') }, 'Off, because the setting mode is not slow.'],
    [{ when: setting('mode', 'fast') }, 'On, because the setting mode is fast.'],
    [{ when: device('ios') }, 'Off, because this is no iOS device.'],
    [{ when: { op: 'all', of: [null] } as never }, 'Off, because its condition is broken (PL-GATE).'],
    [{ activateOn: undefined as never }, 'On. Its code starts when it is needed.'],
    [{ activateOn: 'idle' }, 'On. Its code starts once the page is idle.'],
    [{ activateOn: 'member' }, 'On. Its code starts once a player has logged in.'],
    [{ load: () => new Promise(() => {}) }, 'On. Its code is starting.'],
    [
      { load: () => 5 },
      'Failed: its code did not load (PL-MODULE). Let load return import("./…"), and export a component under each name that a contribution names.',
    ],
    [
      { requires: { y: 't.trackin' } as object },
      'Off, because nobody provides t.trackin (did you mean t.tracking?).',
    ],
  ]
  it.each(gates)('%j: %s', (manifest, words) => {
    const tracking = make('a.tracking', () => ({ x: {} }), { provides: requires, when: switchOn('CBS3') })
    // unchecked: a broken condition would be refused
    const { host } = startHost([make('a.one', on, manifest), tracking], { facts, checked: false })
    expect(formatExplanation(explain(snapshotOf(host), 'a.one'))).toBe(words)
  })

  it('follows the whole chain', () => {
    const { host } = startHost(
      [
        make('a.tracking', () => ({ x: {} }), {
          provides: requires,
          when: switchOn('FBPIXEL3'),
          title: 'Tracking',
        }),
        make('a.relay', () => ({ y: {} }), {
          provides: { y: 't.relay' } as object,
          requires,
          title: 'Relay',
        }),
        make('a.top', on, { requires: { y: 't.relay' } as object }),
      ],
      { facts },
    )
    const words = (): string => formatExplanation(explain(snapshotOf(host), 'a.top'))
    expect(words()).toBe(
      'Off, because Relay, which it requires, is off: Tracking, which it requires, is off: the switch FBPIXEL3 is off.',
    )
    void host.update({ switch: undefined })
    expect(words()).toBe(
      'Waits for Relay, which it requires: Tracking, which it requires, waits: the gateway’s switches must arrive.',
    )
    void host.update({ switch: { FBPIXEL3: true } })
    expect(words()).toBe('On.')
    void host.quarantine('a.tracking')
    expect(words()).toBe(
      'Off, because Relay, which it requires, is off: Tracking, which it requires, is stopped: it was stopped by hand.',
    )
  })

  it('names what the plugin waits for', () => {
    const { host } = startHost(
      [
        make('a.host', on, { origins: { script: ['https://x.example'] } }),
        make('a.wants', on, { when: all(switchOn('A'), consent('marketing')) }),
      ],
      { facts: { ...factsWith(), switch: undefined, consent: undefined, fresh: false } },
    )
    expect(formatExplanation(explain(snapshotOf(host), 'a.host'))).toBe(
      'Waits for the gateway’s own status, because it reaches another host.',
    )
    expect(formatExplanation(explain(snapshotOf(host), 'a.wants'))).toBe(
      'Waits for the gateway’s switches and the player’s consent.',
    )
  })

  it('names what failed, what that blocks, and what was stopped', async () => {
    const { host } = startHost([
      lazily(make('a.bad', boom, { provides: requires, title: 'Tracking' })),
      make('a.user', on, { requires }),
      make('a.faulty'),
    ])
    await host.start()
    expect(formatExplanation(explain(snapshotOf(host), 'a.user'))).toBe(
      'Cannot start: Tracking, which it requires, failed: it did not start (PL-THREW).',
    )
    for (let errors = 0; errors < 5; errors++) host.reportError('a.faulty', 'render', new Error('x'))
    expect(formatExplanation(explain(snapshotOf(host), 'a.faulty'))).toBe(
      'Stopped for this session after 5 errors; the last: it could not be shown (PL-THREW).',
    )
    void host.reinstate('a.faulty')
    await host.quarantine('a.faulty')
    expect(formatExplanation(explain(snapshotOf(host), 'a.faulty'))).toBe('Stopped for this session by hand.')
    expect(formatExplanation(explain(snapshotOf(host), 'no.such'))).toBe('No such plugin.')
  })

  it('names a call that took too long as what it is, not as a number of errors', async () => {
    vi.useFakeTimers()
    const { host } = startHost([make('a.slow', undefined, { load: () => new Promise(() => {}) })])
    await vi.advanceTimersByTimeAsync(11_000)
    vi.useRealTimers()
    const sentence = (id: string): string => formatExplanation(explain(snapshotOf(host), id))
    expect(sentence('a.slow')).toMatch(/^Failed: its code did not load in time \(PL-TIMEOUT\)/)
    await host.quarantine('a.slow')
    expect(sentence('a.slow')).toBe(
      'Stopped for this session because its code did not load in time (PL-TIMEOUT).',
    )
  })
})
