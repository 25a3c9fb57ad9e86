import { type Activate, HttpError, trackingDestinations } from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { KEEPALIVE_BYTES } from './constants.ts'
import { BatchSender } from './batch-sender.ts'
import { reportEvents } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { networkIds } from './network-ids.ts'
import { OUTBOX } from './outbox.ts'
import { batchResultOf } from './batch-result.ts'
import { bodyOf, fitting, type WireEvent } from './wire.ts'
import { withLock } from './with-lock.ts'

export const activate: Activate<typeof manifest> = (context, { http, reachability, storage }) => {
  const { signal } = context
  const networks = context.contributions(pixelTrack)
  const ids = () => networkIds(networks.get().map(({ value }) => value))

  const post = (batch: readonly WireEvent[], keepalive: boolean) =>
    http.call(reportEvents, { body: bodyOf(batch, ids()), alert: false, keepalive, signal })

  /** Until then the gateway asks not to be called again (`Retry-After`); epoch milliseconds. */
  let limitedUntil = 0
  const sender = new BatchSender({
    read: () => storage.get(OUTBOX) ?? [],
    write: (outbox) => (outbox.length > 0 ? storage.set(OUTBOX, outbox) : storage.remove(OUTBOX)),
    post: (batch) =>
      post(batch, false).then(
        () => 'taken',
        (error: unknown) => {
          if (error instanceof HttpError) limitedUntil = Date.now() + (error.answer?.retryAfterMs ?? 0)
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
    timeout: (run, ms) => context.timeout(run, Math.max(ms, limitedUntil - Date.now())),
    lock: (run) => withLock(signal, run),
    refused: (batch) => context.logger.warn(`TR-REFUSED: the gateway refused ${batch.length} events`),
    signal,
  })

  // On revoked consent or a switch, unsent events are dropped (TR-16). A page that closes never runs this.
  context.defer(() => storage.remove(OUTBOX))
  context.contribute(trackingDestinations, {
    key: 'relay',
    consent: 'analytics',
    send: (event) => sender.enqueue(event),
  })

  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') void sender.flushOnPageHide()
    else sender.resume()
  }
  document.addEventListener('visibilitychange', onVisibilityChange, { signal })
  window.addEventListener('pagehide', () => void sender.flushOnPageHide(), { signal })
  context.defer(reachability.onReturn(() => sender.resume()))
  sender.start()
}
