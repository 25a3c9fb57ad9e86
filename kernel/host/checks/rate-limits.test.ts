// @vitest-environment node
import { defineEvent } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RATE_LIMITS, RATE_WINDOW_MS } from './rate-limits.ts'
import { make, startHost, type HostTestContext } from '../testing/test-host.ts'

const spoken = defineEvent<number>({ id: 'test.spoken' })
const answered = defineEvent<number>({ id: 'test.answered' })

/** A plugin without behaviour of its own, and its context. */
function speaker(options: Parameters<typeof startHost>[1] = {}) {
  let context: HostTestContext | undefined
  const started = startHost([make('test.speaker', (given) => void (context = given))], options)
  const heard: number[] = []
  started.bus.on(spoken, (n) => heard.push(n))
  const speak = (times: number): void => {
    for (let n = 0; n < times; n++) context?.emit(spoken, n)
  }
  return { ...started, heard, speak }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('[KN-06] a plugin that floods the bus', () => {
  it('is stopped in the middle of its loop, reported once, and quarantined', () => {
    const { host, heard, speak, reports } = speaker()
    expect(() => speak(1_000_000)).toThrow('PL-FLOOD')
    expect(heard).toHaveLength(RATE_LIMITS.events)
    expect(host.state('test.speaker')).toBe('quarantined')
    expect(reports()).toEqual(['PL-FLOOD test.speaker event', 'PL-QUARANTINED test.speaker call'])
  })

  it('may emit as many events again, if it takes longer', () => {
    const { host, heard, speak, reports } = speaker()
    for (let round = 0; round < 10; round++) {
      speak(RATE_LIMITS.events)
      vi.advanceTimersByTime(RATE_WINDOW_MS)
    }
    expect([heard.length, host.state('test.speaker'), reports()]).toEqual([
      10 * RATE_LIMITS.events,
      'active',
      [],
    ])
  })

  it('is limited when it is locked, and continues afterwards', () => {
    const { host, heard, speak, reports } = speaker({ locked: ['test.speaker'] })
    for (let attempt = 0; attempt < 20; attempt++)
      expect(() => speak(RATE_LIMITS.events + 1)).toThrow('PL-FLOOD')
    expect([heard.length, host.state('test.speaker')]).toEqual([RATE_LIMITS.events, 'active'])
    expect(reports()).toEqual(['PL-FLOOD test.speaker event'])
    vi.advanceTimersByTime(RATE_WINDOW_MS)
    speak(1)
    expect(heard).toHaveLength(RATE_LIMITS.events + 1)
  })

  it('with another that answers each event is stopped too, and the page continues', () => {
    const echo = (id: string, hears: typeof spoken, says: typeof spoken) =>
      make(id, (context) => void context.on(hears, (n) => context.emit(says, n + 1)))
    const { host, bus } = startHost([
      echo('test.one', spoken, answered),
      echo('test.two', answered, spoken),
      make('test.quiet', () => {}),
    ])
    bus.emit(spoken, 0)
    expect([host.state('test.one'), host.state('test.two')]).toContain('quarantined')
    expect(host.state('test.quiet')).toBe('active')
  })
})
