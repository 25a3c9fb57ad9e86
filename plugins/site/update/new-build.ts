import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { ASKED } from './asked-key.ts'
import { digestOf } from './digest-of.ts'
import { judgeBuild } from './judge-build.ts'
import type { manifest } from './manifest.ts'
import { fetchNewWorker } from './new-worker.ts'
import { offerUpdate } from './offer-update.tsx'
import { SEEN } from './seen-key.ts'

/** Pages that ask already: one notice a page. */
const asking = new WeakSet<object>()

/**
 * Another build is served than this browser has seen, or a part of this page's is missing: remembers it for all tabs, has
 * the worker updated, and asks the player, where that is due (ST-15).
 */
export function newBuild(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  manifests: readonly string[],
  broken: boolean,
): void {
  const { storage } = context
  const served = digestOf(manifests)
  const own = document.documentElement.dataset['assets']
  const now = Date.now()
  const judgement = judgeBuild({ manifests, served, own, askedAt: storage.get(ASKED), broken, now })
  if (judgement === 'unknown' || judgement === 'later') return
  storage.set(SEEN, served)
  if (judgement === 'current') return void fetchNewWorker()
  if (asking.has(context)) return
  asking.add(context)
  storage.set(ASKED, now)
  offerUpdate(context, services)
}
