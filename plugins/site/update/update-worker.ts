import { INSTALL_TRIES, NO_WORKER_WAIT_MS, TAKE_OVER_MS, WORKER_TRIES, WORKER_WAIT_MS } from './constants.ts'
import type { RegisteredWorker } from './register-worker.ts'

/** `undefined`: there is no worker, and the network serves the refresh. */
export type WorkerRegistration = Promise<RegisteredWorker | undefined>

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** `undefined` on failure or timeout: a slow network delays the registration and the check for updates. */
const inTime = <T>(promise: Promise<T>): Promise<T | undefined | void> =>
  Promise.race([promise.catch(() => undefined), wait(WORKER_TRIES * WORKER_WAIT_MS)])

/**
 * Makes the browser fetch the new build's worker, and waits until it is installed, so that its files are cached for the
 * refresh. The wait is bounded: pages are served network first, so a refresh without the worker is an update too.
 */
export async function fetchNewWorker(registered: WorkerRegistration): Promise<void> {
  const worker = await inTime(registered)
  if (!worker) return wait(NO_WORKER_WAIT_MS)
  const { workbox, registration } = worker
  // Installed apps on iOS do not check by themselves.
  await inTime(workbox.update())
  // Workbox has no event for every new worker: after a minute, or a second one, it no longer listens for more.
  for (let tries = 0; tries < WORKER_TRIES && registration.installing; tries++) await wait(WORKER_WAIT_MS)
}

/**
 * Activates the waiting worker: otherwise, on a slow network, the old one would answer the refresh with the old page. The
 * wait for the new one to take control is bounded.
 */
export async function activateWaitingWorker(registered: WorkerRegistration): Promise<void> {
  const worker = await inTime(registered)
  if (!worker) return
  const { workbox, registration } = worker
  for (let tries = 0; tries < INSTALL_TRIES && registration.installing; tries++) await wait(WORKER_WAIT_MS)
  const { waiting } = registration
  if (!waiting) return
  const controlling = new Promise<true>((resolve) =>
    workbox.addEventListener('controlling', () => resolve(true)),
  )
  workbox.messageSkipWaiting()
  // iOS does not always fire the event.
  if ((await Promise.race([controlling, wait(TAKE_OVER_MS)])) || registration.waiting !== waiting) return
  // The old worker does not give up control, and the browser would delay the refresh until it does. Without either the page
  // comes from the network, and registers the new one again.
  await registration.unregister().catch(() => undefined)
}
