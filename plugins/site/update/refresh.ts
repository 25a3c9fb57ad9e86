import { type ServicesOf, GAMES_PATH, HOME_PATH, LOGIN_PATH, MEMBER_PATH, REGISTER_PATH } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { activateWaitingWorker, type WorkerRegistration } from './update-worker.ts'

/** Paths whose screens may be reloaded where they are (RR-02). */
const IN_PLACE: readonly string[] = [
  HOME_PATH,
  GAMES_PATH,
  LOGIN_PATH,
  '/m/index',
  '/m/index.html',
  MEMBER_PATH,
  REGISTER_PATH,
  `${REGISTER_PATH}.html`,
]

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

/** The address after an update: `undefined` for the same, else home, since other screens cannot be resumed (RR-02). */
export const reloadTarget = (path: string): typeof HOME_PATH | undefined =>
  IN_PLACE.includes(path) ? undefined : HOME_PATH
