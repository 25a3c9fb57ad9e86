import { type Activate, HttpError, trackingDestinations } from '@foyer/sdk'
import { campaignOf } from '../shared/campaign-of.ts'
import { pixelTrack } from '../contract.ts'
import { definedFields } from '../shared/defined-fields.ts'
import { gathered } from '../shared/gathered.ts'
import { batchResultOf } from './batch-result.ts'
import { BatchSender } from './batch-sender.ts'
import { KEEPALIVE_BYTES, LOCK_NAME } from './constants.ts'
import { reportEvents } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { OUTBOX, recent } from './outbox.ts'
import { storeOutbox } from './stored-outbox.ts'
import { TAKEN, wasTaken, withTaken } from './taken.ts'
import { bodyOf, fitting, isSendable, toWire, type WireEvent, withoutIds } from './wire.ts'

export const activate: Activate<typeof manifest> = (context, services) => {
  const { attribution, consent, http, reachability, session, storage } = services
  const { logger, signal } = context
  const networks = context.contributions(pixelTrack)
  const ids = () => gathered(networks.get().map(({ value }) => value))
  const campaign = campaignOf(context)
  const now = () => Date.now()
  const member = () => session.current.get()?.id

  const read = (): readonly WireEvent[] => storage.get(OUTBOX) ?? []
  const write = (outbox: readonly WireEvent[]): void => {
    const dropped = storeOutbox(storage, outbox)
    if (dropped > 0) logger.warn(`TR-STORAGE: the storage is full, ${dropped} unsent events are dropped`)
  }
  const post = (batch: readonly WireEvent[], keepalive: boolean) =>
    http.call(reportEvents, { body: bodyOf(batch, ids()), alert: false, keepalive, signal })

  /** Until then the gateway asks not to be called again (`Retry-After`); epoch milliseconds. */
  let limitedUntil = 0
  const sender = new BatchSender({
    read,
    write,
    sendable: (event) => isSendable(event, member()),
    now,
    wasTaken: (id) => wasTaken(storage.get(TAKEN) ?? [], id, now()),
    taken: (added) => storage.set(TAKEN, withTaken(storage.get(TAKEN) ?? [], added, now())),
    post: (batch) =>
      post(batch, false).then(
        () => 'taken',
        (error: unknown) => {
          if (error instanceof HttpError) limitedUntil = now() + (error.answer?.retryAfterMs ?? 0)
          return batchResultOf(error)
        },
      ),
    sendOnPageHide: (batch) => {
      const sent = fitting(batch, ids(), KEEPALIVE_BYTES)
      if (sent.length === 0) return { sent, done: Promise.resolve(false) }
      const arrived = post(sent, true).then(
        () => true,
        () => false,
      )
      return { sent, done: arrived }
    },
    timeout: (run, ms) => context.timeout(run, Math.max(ms, limitedUntil - now())),
    lock: (run) => withLock(signal, run),
    refused: (batch) => logger.warn(`TR-REFUSED: the gateway refused ${batch.length} events`),
    signal,
  })

  /** Nothing stays stored, and nothing is sent, that the player does not allow any more (TR-16). */
  const obeyConsent = (): void => {
    const { analytics, marketing } = consent.granted.get()
    if (!analytics) for (const key of [OUTBOX, TAKEN]) storage.remove(key)
    else if (!marketing && read().some(({ ids: known, campaign: from }) => known ?? from)) {
      write(read().map(withoutIds))
    }
  }
  context.defer(obeyConsent)
  context.defer(consent.granted.subscribe(obeyConsent))
  obeyConsent()

  context.contribute(pixelTrack, () =>
    definedFields({ utm_source: attribution?.clickId('utm_source')?.value }),
  )
  const surroundings = () => ({ consent: consent.granted.get(), ids: ids(), campaign: campaign() })
  context.contribute(trackingDestinations, {
    key: 'relay',
    consent: 'analytics',
    send: (event) => sender.enqueue(toWire(event, { ...surroundings(), member: member() })),
    preview: (event) => toWire(event, surroundings()),
  })

  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') void sender.flushOnPageHide()
    else sender.resume()
  }
  document.addEventListener('visibilitychange', onVisibilityChange, { signal })
  window.addEventListener('pagehide', () => void sender.flushOnPageHide(), { signal })
  context.defer(reachability.onReturn(() => sender.resume()))
  // What waited for its member, or for the other one to leave.
  context.defer(session.current.subscribe(() => sender.start()))
  const unsent = read()
  const sendable = recent(unsent, now())
  if (sendable.length < unsent.length) write(sendable)
  sender.start()
}

/** Runs while no other tab of this host does. Without Web Locks it runs at once: the gateway drops duplicates anyway. */
function withLock(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(LOCK_NAME, { signal }, run) : run()
}
