import type { ServicesOf } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { reloadTarget } from './reload-target.ts'
import { activateWaitingWorker, type WorkerRegistration } from './update-worker.ts'

/** Loads the served build: at the same address, or at home where the screen cannot be resumed (RR-02). */
export async function refresh(
  { navigation }: Pick<ServicesOf<typeof manifest>, 'navigation'>,
  worker: WorkerRegistration,
): Promise<void> {
  await activateWaitingWorker(worker)
  const target = reloadTarget(navigation.location.get().pathname)
  // Navigates inside the app first, because that keeps the preserved parameters (RR-08).
  if (target) navigation.navigate(target, { replace: true })
  location.reload()
}
