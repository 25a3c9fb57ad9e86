import { type Activate, trackingDestinations } from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { Courier } from './courier.ts'
import { reportEvents } from './endpoints.ts'
import { sendKeepalive } from './keepalive.ts'
import type { manifest } from './manifest.ts'
import { networkIds } from './network-ids.ts'
import { OUTBOX } from './outbox.ts'
import { verdictOf } from './verdict.ts'
import { bodyOf } from './wire.ts'
import { withLock } from './with-lock.ts'

export const activate: Activate<typeof manifest> = (context, { http, site, i18n, storage }) => {
  const { signal } = context
  const networks = context.contributions(pixelTrack)
  const ids = () => networkIds(networks.get())

  const courier = new Courier({
    read: () => storage.get(OUTBOX) ?? [],
    write: (outbox) => (outbox.length > 0 ? storage.set(OUTBOX, outbox) : storage.remove(OUTBOX)),
    post: (batch) =>
      http.call(reportEvents, { body: bodyOf(batch, ids()), alert: false, signal }).then(
        () => 'taken',
        (error: unknown) => verdictOf(error),
      ),
    leave: (batch) =>
      sendKeepalive(batch, ids(), { Merchant: site.merchant.code, Language: i18n.language.get() }),
    timeout: (run, ms) => context.timeout(run, ms),
    lock: (run) => withLock(signal, run),
    refused: (batch) => context.logger.warn(`TR-REFUSED: the gateway refused ${batch.length} events`),
    signal,
  })

  // Revoked consent, or a switch: what has not been sent is dropped (TR-16). A page that closes never comes here.
  context.defer(() => storage.remove(OUTBOX))
  context.contribute(trackingDestinations, {
    key: 'relay',
    consent: 'analytics',
    send: (event) => courier.take(event),
  })

  const looked = (): void => {
    if (document.visibilityState === 'hidden') void courier.leave()
    else courier.wake()
  }
  document.addEventListener('visibilitychange', looked, { signal })
  window.addEventListener('pagehide', () => void courier.leave(), { signal })
  window.addEventListener('online', () => courier.wake(), { signal })
  courier.start()
}
