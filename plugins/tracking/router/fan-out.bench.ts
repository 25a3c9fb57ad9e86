import type { TrackingDestination, TrackingEvent } from '@foyer/sdk'
import { bench, describe } from 'vitest'
import { DELIVERY_LOG_ENTRIES } from './constants.ts'
import { DeliveryLog } from './delivery-log.ts'
import { eventId } from './event-id.ts'
import { FanOut } from './fan-out.ts'
import { sanitize } from './sanitize.ts'

// PF-04: the router's work for one event (clean, id, fan-out, ledger), 15 destinations, against a loop with try/catch.
const DESTINATIONS = 15
const payload = { customerId: '1001', value: 50, currency: 'VND', reference: 'D-1' }

let sentCount = 0
const destinations = Array.from({ length: DESTINATIONS }, (_, at): TrackingDestination => ({
  key: `d${at}`,
  consent: 'analytics',
  send: () => void sentCount++,
}))

const log = new DeliveryLog(DELIVERY_LOG_ENTRIES, Date.now)
const fanOut = new FanOut({
  record: (event, destination, outcome, reason) => log.record(event, destination, outcome, reason),
  timeout: () => () => {},
  reportFailure: () => {},
})
fanOut.reconcile(destinations)
fanOut.stopBuffering()

describe(`an event to ${DESTINATIONS} destinations`, () => {
  bench('router', () => {
    const clean = sanitize(payload, 'https://a.test/m/home')
    fanOut.publish(Object.freeze({ name: 'deposit', id: eventId('deposit', clean), at: 0, payload: clean }))
  })
  bench('router, event without an own id', () => {
    const clean = sanitize({ customerId: '1001' }, 'https://a.test/m/home')
    fanOut.publish(Object.freeze({ name: 'login', id: eventId('login', clean), at: 0, payload: clean }))
  })
  bench('floor: loop and try/catch', () => {
    const event: TrackingEvent = { name: 'deposit', id: 'deposit:D-1', at: 0, payload }
    for (const destination of destinations) {
      try {
        void destination.send(event)
      } catch {
        // the baseline records nothing
      }
    }
  })
})
