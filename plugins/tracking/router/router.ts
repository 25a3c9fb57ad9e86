import {
  type Activate,
  CANONICAL_EVENTS,
  defineStorageKey,
  sessionBegun,
  type Tracking,
  trackingDestinations,
} from '@foyer/sdk'
import { memberRegistered, registrationSubmitted } from '../../account/registered.ts'
import { gameLaunched } from '../../games/contract.ts'
import { cleanAddress } from '../contract.ts'
import { DELIVERY_LINES, START_PHASE_MS } from './constants.ts'
import { DeliveryLog } from './delivery-log.ts'
import { eventId } from './event-id.ts'
import { FanOut } from './fan-out.ts'
import { keepOrigin } from './keep-origin.ts'
import type { manifest } from './manifest.ts'
import { sanitize } from './sanitize.ts'

const NAMES: ReadonlySet<string> = new Set(CANONICAL_EVENTS)

/** Says that firstOpen has happened on this device (TR-18). */
const OPENED = defineStorageKey({
  name: 'tracking.router.opened',
  area: 'local',
  format: 'text',
  parse: (stored) => (stored === '1' ? stored : undefined),
})

export const activate: Activate<typeof manifest> = (context, { clock }) => {
  keepOrigin(context)
  const now = () => clock.now()
  const deliveries = new DeliveryLog(DELIVERY_LINES, now)
  const fanOut = new FanOut({
    note: (event, destination, outcome, reason) => deliveries.note(event, destination, outcome, reason),
    timeout: (run, ms) => context.timeout(run, ms),
    warn: (message, error) => context.logger.warn(message, error),
  })
  context.defer(() => fanOut.close())
  context.timeout(() => fanOut.endStart(), START_PHASE_MS)
  const page = pageAddress()

  const tracking: Tracking = {
    track(name, payload) {
      if (!NAMES.has(name)) return context.logger.warn(`no such tracking event: ${name}`)
      const clean = sanitize(payload, page())
      fanOut.publish(Object.freeze({ name, id: eventId(name, clean), at: now(), payload: clean }))
    },
  }

  const destinations = context.contributions(trackingDestinations)
  const follow = (): void => {
    const standing = destinations.get().map(({ value }) => value)
    fanOut.reconcile(standing)
    // Once a device, and not before somebody may take it: where consent is asked, nothing is stored until it is given.
    if (standing.length === 0 || context.storage.get(OPENED)) return
    context.storage.set(OPENED, '1')
    tracking.track('firstOpen')
  }
  context.defer(destinations.subscribe(follow))
  follow()
  context.on(registrationSubmitted, () => tracking.track('registerSubmit'))
  context.on(memberRegistered, (registered) => tracking.track('register', registered))
  context.on(sessionBegun, ({ id }) => tracking.track('login', { customerId: id }))
  context.on(gameLaunched, ({ vendor, code }) =>
    tracking.track('gameLaunch', { content: { id: code, category: vendor } }),
  )
  return { tracking, deliveries }
}

/** The page's clean address; cleaned again only when the page has changed. */
function pageAddress(): () => string {
  let seen = ''
  let clean = ''
  return () => {
    const { href } = location
    if (href !== seen) clean = cleanAddress((seen = href))
    return clean
  }
}
