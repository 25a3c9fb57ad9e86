import {
  type Activate,
  CANONICAL_EVENTS,
  defineStorageKey,
  sessionStarted,
  type Tracking,
  trackingDestinations,
} from '@foyer/sdk'
import { memberRegistered, registrationSubmitted } from '../../account/contract/registration-events.ts'
import { gameLaunched } from '../../games/contract.ts'
import { cleanAddress } from '../contract.ts'
import { DELIVERY_LOG_ENTRIES, BUFFERING_MS } from './constants.ts'
import { DeliveryLog } from './delivery-log.ts'
import { destinationError } from './destination-error.ts'
import { eventId } from './event-id.ts'
import { FanOut } from './fan-out.ts'
import { persistAttribution } from './persist-attribution.ts'
import type { manifest } from './manifest.ts'
import { sanitize } from './sanitize.ts'

const NAMES: ReadonlySet<string> = new Set(CANONICAL_EVENTS)

/** Records that firstOpen was tracked on this device (TR-18). */
const FIRST_OPEN_SENT = defineStorageKey({
  name: 'tracking.router.opened',
  area: 'local',
  format: 'text',
  parse: (stored) => (stored === '1' ? stored : undefined),
})

export const activate: Activate<typeof manifest> = (context, { clock }) => {
  persistAttribution(context)
  const now = () => clock.now()
  const deliveries = new DeliveryLog(DELIVERY_LOG_ENTRIES, now)
  const destinations = context.contributions(trackingDestinations)
  const fanOut = new FanOut({
    record: (event, destination, outcome, reason) => deliveries.record(event, destination, outcome, reason),
    timeout: (run, ms) => context.timeout(run, ms),
    reportFailure(destination, error) {
      const { key } = destination
      const owner = destinations.get().find(({ value }) => value === destination)?.plugin ?? context.id
      context.logger.warn(`destination ${key} failed`, destinationError(owner, key, error))
    },
  })
  context.defer(() => fanOut.close())
  context.timeout(() => fanOut.stopBuffering(), BUFFERING_MS)
  const page = pageAddress()

  const tracking: Tracking = {
    track(name, payload) {
      if (!NAMES.has(name)) return context.logger.warn(`no such tracking event: ${name}`)
      const clean = sanitize(payload, page())
      fanOut.publish(Object.freeze({ name, id: eventId(name, clean), at: now(), payload: clean }))
    },
  }

  const reconcile = (): void => {
    const current = destinations.get().map(({ value }) => value)
    fanOut.reconcile(current)
    // Once for each device, and not before a destination is there: nothing is stored until consent is given.
    if (current.length === 0 || context.storage.get(FIRST_OPEN_SENT)) return
    context.storage.set(FIRST_OPEN_SENT, '1')
    tracking.track('firstOpen')
  }
  context.defer(destinations.subscribe(reconcile))
  reconcile()
  context.on(registrationSubmitted, () => tracking.track('registerSubmit'))
  context.on(memberRegistered, (registered) => tracking.track('register', registered))
  context.on(sessionStarted, ({ id }) => tracking.track('login', { customerId: id }))
  context.on(gameLaunched, ({ vendor, code, name }) =>
    tracking.track('gameLaunch', {
      content: { id: code, category: vendor, ...(name !== undefined && { name }) },
    }),
  )
  return { tracking, deliveries }
}

/** Returns the page's clean address; cleans it again only when the page has changed. */
function pageAddress(): () => string {
  let seen = ''
  let clean = ''
  return () => {
    const { href } = location
    if (href !== seen) clean = cleanAddress((seen = href))
    return clean
  }
}
