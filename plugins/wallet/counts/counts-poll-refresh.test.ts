// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { POLL_MS } from '../../site/contract/poll-constants.ts'
import { Device } from './counts-poll.fake.ts'

describe('countsPoll', () => {
  it('refresh asks at once, and resolves with the answer', async () => {
    const device = new Device()
    const tab = device.open()
    tab.poll.want()
    await device.pass(1_000)
    device.deposits = 1
    await tab.poll.refresh()
    expect([device.calls, tab.shown, device.reported]).toEqual([2, 1, ['D1']])
  })

  it('[ST-33a] a refresh of a hidden tab asks once, and starts no poll', async () => {
    const device = new Device()
    const tab = device.open()
    tab.poll.want()
    await device.pass(0)
    tab.poll.rest()
    device.deposits = 1
    await tab.poll.refresh()
    expect([device.calls, tab.shown]).toEqual([2, 1])
    await device.pass(POLL_MS * 9)
    expect(device.calls).toBe(2)
    tab.poll.want()
    await device.pass(POLL_MS)
    expect(device.calls).toBe(4)
  })

  it('a refresh of a tab that is hidden during the call is answered by a later one', async () => {
    const device = new Device()
    let answer = (): void => {}
    device.answering = () => new Promise<void>((resolve) => (answer = resolve))
    const tab = device.open()
    tab.poll.want()
    await device.pass(0)
    device.deposits = 1
    device.time += 10
    const refreshed = tab.poll.refresh()
    tab.poll.rest()
    device.answering = () => Promise.resolve()
    answer()
    await refreshed
    expect([device.calls, tab.shown]).toEqual([2, 1])
    await device.pass(POLL_MS * 9)
    expect(device.calls).toBe(2)
  })

  it('refresh during a call asks again after it, since the order may be later than the call', async () => {
    const device = new Device()
    let answer = (): void => {}
    device.answering = () => new Promise<void>((resolve) => (answer = resolve))
    const tab = device.open()
    tab.poll.want()
    await device.pass(0)
    device.deposits = 1
    device.time += 10
    const refreshed = tab.poll.refresh()
    device.answering = () => Promise.resolve()
    answer()
    await refreshed
    expect([device.calls, tab.shown]).toEqual([2, 1])
  })
})
