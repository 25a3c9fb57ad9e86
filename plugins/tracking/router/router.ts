import {
  type Activate,
  defineStorageKey,
  tracked,
  trackingDelegates,
  type TrackingDestination,
  trackingDestinations,
  trackingEnrichments,
} from '@foyer/sdk'
import type { TrackingTools } from '../contract.ts'
import { BUFFERING_MS, DELIVERY_LOG_ENTRIES } from './constants.ts'
import { createDeliveryLog, destinationError } from './delivery-log.ts'
import { createEventMaker } from './event-maker.ts'
import { createFanOut } from './fan-out.ts'
import type { manifest } from './manifest.ts'
import { createSentIds, SENT } from './sent-ids.ts'

/** Records that firstOpen was tracked on this device (TR-18). */
const FIRST_OPEN_SENT = defineStorageKey({
  name: 'tracking.router.opened',
  area: 'local',
  format: 'text',
  parse: (stored) => (stored === '1' ? stored : undefined),
})

export const activate: Activate<typeof manifest> = (context, { clock, consent, reachability }) => {
  const { logger, signal, storage } = context
  const timeout = (run: () => void, ms: number) => context.timeout(run, ms)
  const now = () => clock.now()
  const destinations = context.contributions(trackingDestinations)
  const delegates = context.contributions(trackingDelegates)
  const enrichments = context.contributions(trackingEnrichments)
  const ownerOf = (destination: TrackingDestination) =>
    destinations.get().find(({ value }) => value === destination)?.plugin ?? context.id

  const deliveries = createDeliveryLog(DELIVERY_LOG_ENTRIES, now, (error) =>
    logger.warn('a listener of the delivery ledger failed', error),
  )
  const sent = createSentIds({
    read: () => storage.get(SENT),
    write: (ids) => (ids ? storage.set(SENT, ids) : storage.remove(SENT)),
    timeout,
  })
  const fanOut = createFanOut({
    record: deliveries.record,
    timeout,
    now,
    elapsed: () => performance.now(),
    random: Math.random,
    granted: () => consent.granted.get(),
    sent,
    reportFailure(destination, key, error) {
      const failure = destinationError(ownerOf(destination), key, error)
      logger.warn(failure.text, failure)
    },
  })
  const makeEvent = createEventMaker({
    now,
    enrichments: () => enrichments.get().map(({ value }) => value),
    warn: (text, ...error) => logger.warn(text, ...error),
  })

  const publish = (occurrence: unknown): void => {
    const event = makeEvent(occurrence)
    if (event) fanOut.publish(event)
  }
  /** Once for each device, and not before a destination may have it: nothing is stored until consent is given. */
  const trackFirstOpen = (): void => {
    if (![...fanOut.channels()].some(({ granted }) => granted().length > 0)) return
    if (storage.get(FIRST_OPEN_SENT)) return
    storage.set(FIRST_OPEN_SENT, '1')
    publish({ name: 'firstOpen' })
  }
  const reconcile = (): void => {
    fanOut.reconcile(
      destinations.get().map(({ value }) => value),
      delegates.get().map(({ value }) => value.key),
    )
    trackFirstOpen()
  }

  context.defer(() => sent.flush())
  context.defer(() => fanOut.close())
  context.defer(destinations.subscribe(reconcile))
  context.defer(delegates.subscribe(reconcile))
  context.defer(reachability.onReturn(() => fanOut.reload()))
  context.defer(
    consent.granted.subscribe(() => {
      fanOut.revoke()
      trackFirstOpen()
    }),
  )
  window.addEventListener('pagehide', () => sent.flush(), { signal })
  window.addEventListener('storage', ({ key }) => (key === SENT.name || key === null) && sent.refresh(), {
    signal,
  })
  context.timeout(() => {
    fanOut.stopBuffering()
    // The ids of a destination that the player has refused, perhaps in another tab, do not stay.
    const on = new Set([...fanOut.channels()].map(({ key }) => key))
    if (consent.asks && consent.known.get()) sent.forget((key) => !on.has(key))
  }, BUFFERING_MS)

  reconcile()
  context.on(tracked, publish)
  /** Only the merchant's console needs them. */
  const load = async () =>
    new (await import('./tools.ts')).Tools(fanOut, makeEvent, ({ destination }) => ownerOf(destination))
  const tools: TrackingTools = {
    destinations: async () => (await load()).destinations(),
    dryRun: async (occurrence) => (await load()).dryRun(occurrence),
    sendTest: async (name, destination) => (await load()).sendTest(name, destination),
  }
  return { deliveries, tools }
}
