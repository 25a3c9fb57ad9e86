// @vitest-environment node
import type { GrantedConsent, TrackingDestination, TrackingEvent } from '@foyer/sdk'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BREAKER_MS } from './constants.ts'
import { createFanOut } from './fan-out.ts'
import { createSentIds, type SentIds } from './sent-ids.ts'

const GRANTED: GrantedConsent = { marketing: true, analytics: true, support: true }
const REFUSED: GrantedConsent = { marketing: false, analytics: true, support: false }
/** How a destination answers one send; `later` and `rejects` are asynchronous. */
const ANSWERS = ['takes', 'takes', 'later', 'throws', 'rejects', 'hangs'] as const
type Answer = (typeof ANSWERS)[number]
const KEYS = ['quick', 'loading', 'shell', 'facebook'] as const
type Key = (typeof KEYS)[number]

const STEPS = [
  'publish',
  'order',
  'publish in tab 2',
  'order in tab 2',
  'load',
  'blocked',
  'revoke',
  'grant',
  'wait',
  'wait long',
  'remove',
  'add',
] as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The browser's storage and the player's consent, which all tabs share. */
function createDevice() {
  let text = '{}'
  const lists: SentIds[] = []
  const consent = { granted: GRANTED }
  function createTab(answers: readonly Answer[], random: number) {
    const timeout = (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    }
    const sent = createSentIds({
      read: () => JSON.parse(text) as Readonly<Record<string, readonly string[]>>,
      write(ids) {
        text = JSON.stringify(ids ?? {})
        for (const other of lists) if (other !== sent) other.refresh()
      },
      timeout,
    })
    lists.push(sent)
    /** `queued` and `retried` are no final outcomes. */
    const final = new Map<string, string[]>()
    const fanOut = createFanOut({
      record(event, key, outcome, reason) {
        if (outcome !== 'sent' && outcome !== 'dropped') return
        const line = `${key} ${event.id} ${event.at}`
        final.set(line, [
          ...(final.get(line) ?? []),
          reason === undefined ? outcome : `${outcome}: ${reason}`,
        ])
      },
      timeout,
      now: Date.now,
      elapsed: () => performance.now(),
      random: () => random,
      granted: () => consent.granted,
      sent,
      reportFailure: () => {},
    })
    const got = Object.fromEntries(KEYS.map((key) => [key, []])) as unknown as Record<Key, TrackingEvent[]>
    const control = { load: (): void => {}, block: (): void => {}, working: false, calls: 0 }
    const send = (key: Key) => (event: TrackingEvent) => {
      const answer = control.working ? 'takes' : (answers[control.calls++ % answers.length] ?? 'takes')
      // A native shell answers at once.
      if (key === 'shell' && answer !== 'throws') return void got[key].push(event)
      if (answer === 'throws') throw new Error('no')
      if (answer === 'rejects') return Promise.reject(new Error('no'))
      if (answer === 'hangs') return new Promise<void>(() => {})
      got[key].push(event)
      return answer === 'later' ? Promise.resolve() : undefined
    }
    const destination = (key: Key, part: Partial<TrackingDestination> = {}): TrackingDestination => ({
      key,
      consent: 'marketing',
      send: send(key) as TrackingDestination['send'],
      ...part,
    })
    const load = () =>
      new Promise<void>((loaded, blocked) => {
        if (control.working) loaded()
        control.load = loaded
        control.block = () => blocked(new Error('blocked'))
      })
    const all = [
      destination('quick'),
      destination('loading', { load }),
      destination('facebook'),
      destination('shell', { delivers: ['facebook'] }),
    ]
    return { fanOut, final, got, control, all, published: [] as TrackingEvent[] }
  }
  const share = () => {
    for (const list of lists) list.flush()
  }
  return { createTab, consent, share }
}

it('[TR-13] [TR-14] whatever happens in whatever order, each destination gets each event at most once and in order, and all that were not dropped for a reason', async () => {
  const step = fc.constantFrom(...STEPS)
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(fc.constantFrom(...ANSWERS), { minLength: 1, maxLength: 12 }),
      async (steps, answers) => {
        const device = createDevice()
        const one = device.createTab(answers, 0.1)
        const two = device.createTab(answers, 0.9)
        const tabs = [one, two]
        for (const { fanOut, all } of tabs) fanOut.reconcile(all)
        const publish = (tab: typeof one, at: number, reference?: string) => {
          const name = 'withdraw'
          const id = `${name}:${reference ?? `${at}`}`
          const event: TrackingEvent = { name, id, at, payload: reference === undefined ? {} : { reference } }
          tab.published.push(event)
          tab.fanOut.publish(event)
        }
        for (const [at, what] of steps.entries()) {
          const tab = what.endsWith('tab 2') ? two : one
          if (what.startsWith('publish')) publish(tab, at)
          else if (what.startsWith('order')) publish(tab, at, `W-${at % 3}`)
          else if (what === 'load') one.control.load()
          else if (what === 'blocked') one.control.block()
          else if (what === 'remove') one.fanOut.reconcile(one.all.slice(0, 2))
          else if (what === 'add') one.fanOut.reconcile(one.all)
          else if (what === 'wait') await vi.advanceTimersByTimeAsync(3_000)
          else if (what === 'wait long') await vi.advanceTimersByTimeAsync(BREAKER_MS)
          else {
            device.consent.granted = what === 'grant' ? GRANTED : REFUSED
            for (const { fanOut } of tabs) fanOut.revoke()
          }
          await vi.advanceTimersByTimeAsync(0)
          device.share()
        }
        for (const { control, fanOut, all } of tabs) {
          control.working = true
          control.load()
          fanOut.reconcile(all)
          fanOut.reload()
          // Tabs know of each other what is stored, a moment after it is sent.
          await vi.advanceTimersByTimeAsync(20 * BREAKER_MS)
          device.share()
        }

        const revoked = steps.includes('revoke')
        for (const { got, final, published } of tabs) {
          for (const key of KEYS) {
            // In order, and none twice: the times of publication only grow.
            const times = got[key].map(({ at }) => at)
            expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
            for (const event of published) {
              const outcomes = final.get(`${key} ${event.id} ${event.at}`) ?? []
              // A destination that was not there then has no line.
              expect(outcomes.length).toBeLessThanOrEqual(1)
              if (outcomes.length === 0) expect(steps).toContain('remove')
              expect(got[key].includes(event)).toBe(outcomes[0] === 'sent')
            }
          }
          // One of the two delivers an event, or none.
          const both = got.shell.filter((event) => got.facebook.includes(event))
          expect(both).toEqual([])
        }
        if (revoked) return
        for (const key of KEYS) {
          // Of an order's events that both tabs have tracked, one is delivered.
          const orders = tabs.flatMap(({ got }) =>
            got[key].filter(({ payload }) => payload.reference !== undefined),
          )
          expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
        }
      },
    ),
    { numRuns: 300 },
  )
})
