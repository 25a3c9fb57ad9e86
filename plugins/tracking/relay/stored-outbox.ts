import type { Storage } from '@foyer/sdk'
import { OUTBOX } from './outbox.ts'
import type { WireEvent } from './wire.ts'

/**
 * Stores the outbox. Where the browser's storage is full, the oldest events are dropped until the rest fits, so that the site
 * loses no other value; where nothing fits, all events stay in memory for as long as the page is open.
 *
 * @returns number of events that were dropped
 */
export function storeOutbox(
  storage: Pick<Storage, 'set' | 'remove' | 'persists'>,
  outbox: readonly WireEvent[],
): number {
  for (let rest = outbox; rest.length > 0; rest = rest.slice(Math.ceil(rest.length / 2))) {
    storage.set(OUTBOX, rest)
    if (storage.persists(OUTBOX)) return outbox.length - rest.length
  }
  if (outbox.length > 0) storage.set(OUTBOX, outbox)
  else storage.remove(OUTBOX)
  return 0
}
