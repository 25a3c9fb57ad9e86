import { type ContextOf, type ServicesOf, defineStorageKey } from '@foyer/sdk'
import { decideUpdate } from './decide-update.ts'
import { digestOf } from './digest-of.ts'
import { KNOWN_BUILD } from './known-build-key.ts'
import type { manifest } from './manifest.ts'
import { offerUpdate } from './offer-update.tsx'
import { fetchNewWorker, type WorkerRegistration } from './update-worker.ts'

/** When the player was last asked to refresh, in any tab: epoch milliseconds. */
const PROMPTED_AT = defineStorageKey<number>({
  name: 'foyer.update.asked',
  area: 'local',
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
})

/** The plugin contexts that have offered: one notice for each page. */
const offered = new WeakSet<object>()

/** What the update check found. */
export interface NewBuild {
  readonly manifests: readonly string[]
  readonly worker: WorkerRegistration
}

/**
 * Handles another served build: stores it for all tabs, updates the worker, and prompts the player if `decideUpdate` says so
 * (ST-15).
 */
export function newBuild(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  { manifests, worker }: NewBuild,
): void {
  const { storage } = context
  const served = digestOf(manifests)
  const own = document.documentElement.dataset['assets']
  const now = Date.now()
  const promptedAt = storage.get(PROMPTED_AT)
  const decision = decideUpdate({ manifests, served, own, promptedAt, now })
  if (decision === 'unknown' || decision === 'later') return
  storage.set(KNOWN_BUILD, served)
  if (decision === 'current') return void fetchNewWorker(worker)
  if (offered.has(context)) return
  offered.add(context)
  storage.set(PROMPTED_AT, now)
  offerUpdate(context, services, worker)
}
