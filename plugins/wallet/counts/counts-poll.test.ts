// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POLL_MS, RECENT_MS } from '../../site/contract/poll-constants.ts'
import { Device, flush } from './counts-poll.fake.ts'

describe('countsPoll', () => {
  it('[CO-04b][ST-33a] asks at once, and every 30 seconds', async () => {
    const device = new Device()
    device.open().poll.want()
    await device.pass(0)
    expect(device.calls).toBe(1)
    await device.pass(POLL_MS - 1)
    expect(device.calls).toBe(1)
    await device.pass(1)
    expect(device.calls).toBe(2)
    await device.pass(POLL_MS * 8)
    expect(device.calls).toBe(10)
  })

  it('[ST-33a] three visible tabs ask as often as one, and all show the answer', async () => {
    const device = new Device()
    device.deposits = 4
    for (const tab of [device.open(), device.open(), device.open()]) tab.poll.want()
    await device.pass(POLL_MS * 9 + POLL_MS - 1)
    expect(device.calls).toBe(10)
    expect(device.tabs.map(({ shown }) => shown)).toEqual([4, 4, 4])
  })

  it('[ST-33a] a hidden tab asks nothing, and another one goes on where it was', async () => {
    const device = new Device()
    const [first, second] = [device.open(), device.open()]
    first.poll.want()
    await device.pass(20_000)
    first.poll.rest()
    await device.pass(POLL_MS * 9)
    expect(device.calls).toBe(1)
    second.poll.want()
    await device.pass(0)
    expect(device.calls).toBe(2)
    first.poll.want()
    await device.pass(POLL_MS - 1)
    expect(device.calls).toBe(2)
    await device.pass(1)
    expect(device.calls).toBe(3)
  })

  it('fails later each time, up to five minutes; the first answer brings it back to 30 seconds', async () => {
    const device = new Device()
    device.failing = true
    const { poll } = device.open()
    poll.want()
    const times: number[] = []
    const start = device.time
    while (times.length < 8) {
      const before = device.calls
      await device.pass(1_000)
      if (device.calls > before) times.push(Math.round((device.time - start) / 1_000) - 1)
    }
    expect(times).toEqual([0, 29, 89, 209, 449, 749, 1049, 1349])
    device.failing = false
    await device.pass(300_000)
    const before = device.calls
    await device.pass(POLL_MS)
    expect(device.calls).toBe(before + 1)
    expect(device.shared?.failures).toBe(0)
  })

  it('a failure leaves what is known', async () => {
    const device = new Device()
    device.deposits = 2
    const tab = device.open()
    tab.poll.want()
    await device.pass(0)
    device.failing = true
    await device.pass(POLL_MS)
    expect([device.shared?.failures, device.shared?.deposits?.count, tab.shown]).toEqual([1, 2, 2])
  })

  it('a tab that opens shows what another one knows, unless that is old', async () => {
    const device = new Device()
    device.deposits = 2
    const first = device.open()
    first.poll.want()
    await device.pass(0)
    first.poll.rest()
    const [second, third] = [device.open(), device.open()]
    second.poll.want()
    expect([second.shown, device.calls]).toEqual([2, 1])
    second.poll.rest()
    device.time += RECENT_MS + 1
    third.poll.want()
    expect(third.shown).toBeUndefined()
  })

  it('shows a count before it reports the arrival', async () => {
    const device = new Device()
    const tab = device.open()
    tab.poll.want()
    await device.pass(0)
    device.deposits = 1
    await device.pass(POLL_MS)
    expect(tab.shownAtArrival).toBe(1)
  })

  it('an answer that comes after the log-out is dropped, and reported at the next log-in', async () => {
    const device = new Device()
    const tab = device.open()
    tab.poll.want()
    await device.pass(0)
    device.deposits = 1
    let answer = (): void => {}
    device.answering = () => new Promise<void>((resolve) => (answer = resolve))
    await device.pass(POLL_MS)
    tab.poll.end()
    answer()
    await flush()
    expect([device.reported, device.shared?.deposits?.count]).toEqual([[], 0])
    device.answering = () => Promise.resolve()
    device.open().poll.want()
    await device.pass(0)
    expect(device.reported).toEqual(['D1'])
  })

  it('a lock that cannot be had is no loop', async () => {
    const device = new Device()
    let tries = 0
    Object.assign(device, { lock: () => (tries++, Promise.reject(new Error('no lock'))) })
    device.open().poll.want()
    await device.pass(10_000)
    expect(tries).toBeLessThan(15)
    expect(device.calls).toBe(0)
  })

  it('[ST-33a] tells each arrival once, whatever tabs do, are closed and opened, and however answers overtake', () => {
    type Step = 'open' | 'close' | 'show' | 'hide' | 'arrive' | 'pass' | 'refresh' | 'fail' | 'work'
    const step = fc.record({
      what: fc.constantFrom<Step>(
        'open',
        'close',
        'show',
        'hide',
        'arrive',
        'pass',
        'refresh',
        'fail',
        'work',
      ),
      which: fc.nat(9),
    })
    return fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.scheduler(), async (steps, scheduler) => {
        const device = new Device()
        device.answering = () => scheduler.schedule(Promise.resolve())
        device.open().poll.want()
        await device.pass(0)
        await scheduler.waitIdle()
        await flush()
        for (const { what, which } of steps) {
          const tab = device.tabs[which % Math.max(device.tabs.length, 1)]
          if (what === 'open') device.open().poll.want()
          else if (what === 'close') {
            tab?.poll.end()
            device.tabs.splice(which % Math.max(device.tabs.length, 1), 1)
          } else if (what === 'show') tab?.poll.want()
          else if (what === 'hide') tab?.poll.rest()
          else if (what === 'arrive') device.deposits++
          else if (what === 'fail') device.failing = !device.failing
          else if (what === 'refresh') void tab?.poll.refresh()
          else if (what === 'pass') await device.pass(which * 7_000)
          else if (scheduler.count() > 0) await scheduler.waitOne()
          await flush()
        }
        device.failing = false
        device.open().poll.want()
        for (let round = 0; round < 20; round++) {
          await scheduler.waitIdle()
          await flush()
          await device.pass(300_000 / 10)
        }
        const all = Array.from({ length: device.deposits }, (_, index) => `D${index + 1}`)
        expect(device.reported).toEqual(all)
      }),
      { numRuns: 200 },
    )
  })
})
