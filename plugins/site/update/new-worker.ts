import { INSTALL_TRIES, NO_WORKER_WAIT_MS, TAKE_OVER_MS, WORKER_TRIES, WORKER_WAIT_MS } from './constants.ts'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await navigator.serviceWorker?.getRegistration('/m/')
  } catch {
    return undefined
  }
}

/**
 * Has the browser fetch the new build's worker, and waits until it stands ready, so that the refresh finds its files. Not
 * for ever: a page comes from the network first, so that a refresh without the worker is an update too.
 */
export async function fetchNewWorker(): Promise<void> {
  const registration = await registered()
  if (!registration) return wait(NO_WORKER_WAIT_MS)
  // Installed apps on iOS do not look by themselves.
  await registration.update().catch(() => undefined)
  for (let tries = 0; tries < WORKER_TRIES && registration.installing; tries++) await wait(WORKER_WAIT_MS)
}

/**
 * Lets the new worker take over, once it stands ready: before that a slow network would have the old one answer the refresh
 * with the old page. Told to that worker itself: libraries that go by events miss the third in a row. It is not waited for long.
 */
export async function letNewWorkerIn(): Promise<void> {
  const registration = await registered()
  for (let tries = 0; tries < INSTALL_TRIES && registration?.installing; tries++) await wait(WORKER_WAIT_MS)
  const waiting = registration?.waiting
  if (!waiting) return
  const taken = new Promise<true>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
  )
  waiting.postMessage('skip-waiting')
  // iOS does not always tell of the change.
  if ((await Promise.race([taken, wait(TAKE_OVER_MS)])) || registration.waiting !== waiting) return
  // The old worker does not let go, and the browser would hold up the refresh until it does. Without either the page comes from
  // the network, and registers the new one again.
  await registration.unregister().catch(() => undefined)
}
