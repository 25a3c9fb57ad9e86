import type { GrantedConsent, TrackingDestination, TrackingEvent } from '@foyer/sdk'
import { vi } from 'vitest'
import { createFanOut } from './fan-out.ts'
import { createSentIds, type SentIdsDeps } from './sent-ids.ts'

export const event = (id: string): TrackingEvent => ({ name: 'viewContent', id, at: 0, payload: {} })
export const order = (id: string): TrackingEvent => ({
  name: 'withdraw',
  id,
  at: 0,
  payload: { reference: id },
})
export const flushPromises = () => vi.advanceTimersByTimeAsync(0)
export const ALL: GrantedConsent = { marketing: true, analytics: true, support: true }
export const NONE: GrantedConsent = { marketing: false, analytics: false, support: false }

/** A fan-out, with the lines of its ledger, and with what a test may change around it. */
export function setUp() {
  const notes: string[] = []
  const failed: string[] = []
  const consent = { granted: ALL }
  const timers = { count: 0 }
  const timeout = (run: () => void, ms: number) => {
    timers.count++
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  let stored: Parameters<SentIdsDeps['write']>[0]
  const sent = createSentIds({ read: () => stored, write: (ids) => void (stored = ids), timeout })
  const fanOut = createFanOut({
    record: ({ id }, destination, outcome, reason) =>
      notes.push(`${destination} ${id} ${outcome}${reason === undefined ? '' : ` (${reason})`}`),
    timeout,
    now: Date.now,
    elapsed: () => performance.now(),
    random: () => 0.5,
    granted: () => consent.granted,
    sent,
    reportFailure: (_, key) => void failed.push(key),
  })
  const grant = (granted: GrantedConsent) => {
    consent.granted = granted
    fanOut.revoke()
  }
  return { fanOut, notes, failed, grant, consent, sent, timers }
}

/** A destination that records the events it is sent; any member may be replaced. */
export function destination(key: string, part: Partial<TrackingDestination> = {}) {
  const got: string[] = []
  const it: TrackingDestination = { key, consent: 'marketing', send: ({ id }) => void got.push(id), ...part }
  return { it, got }
}
/** A destination whose `load` the test ends. */
export function loading(key: string, part: Partial<TrackingDestination> = {}) {
  const control = { open: (): void => {}, fail: (_error: unknown): void => {} }
  const load = vi.fn(
    () =>
      new Promise<void>((open, fail) => {
        control.open = open
        control.fail = fail
      }),
  )
  return { ...destination(key, { load, ...part }), control, load }
}
/** What awaits as a promise does, by a `then` of its own. */
// eslint-disable-next-line unicorn/no-thenable -- what a hostile destination returns
export const thenable = (then: PropertyDescriptor) => Object.defineProperty({}, 'then', then) as never
export const throwing = (): never => {
  throw new Error('no')
}
