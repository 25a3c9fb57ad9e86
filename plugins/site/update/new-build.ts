import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { decideUpdate } from './decide-update.ts'
import { digestOf } from './digest-of.ts'
import { KNOWN_BUILD } from './known-build-key.ts'
import type { manifest } from './manifest.ts'
import { offerUpdate } from './offer-update.tsx'
import { PROMPTED_AT } from './prompted-at-key.ts'
import { fetchNewWorker, type WorkerRegistration } from './update-worker.ts'

/** Offers by plugin context: one notice for each page. Each function shows its notice without waiting for a form. */
const offers = new WeakMap<object, () => void>()

/** What the update check found. */
export interface NewBuild {
  readonly manifests: readonly string[]
  /** A part of this page's build could not be fetched. */
  readonly broken: boolean
  readonly worker: WorkerRegistration
}

/**
 * Handles another served build, or a missing part of this page's: stores the build for all tabs, updates the worker, and
 * prompts the player if `decideUpdate` says so (ST-15).
 */
export function newBuild(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  { manifests, broken, worker }: NewBuild,
): void {
  const { storage } = context
  const served = digestOf(manifests)
  const own = document.documentElement.dataset['assets']
  const now = Date.now()
  const promptedAt = storage.get(PROMPTED_AT)
  const decision = decideUpdate({ manifests, served, own, promptedAt, broken, now })
  if (decision === 'unknown' || decision === 'later') return
  storage.set(KNOWN_BUILD, served)
  if (decision === 'current') return void fetchNewWorker(worker)
  let showNow = offers.get(context)
  if (!showNow) {
    storage.set(PROMPTED_AT, now)
    showNow = offerUpdate(context, services, worker)
    offers.set(context, showNow)
  }
  // The form that an offer waits for may be the one that cannot be sent.
  if (broken) showNow()
}
