import { WORKER_SCOPE, WORKER_WAIT_MS } from './constants.ts'

const notReady = (): Error =>
  Object.assign(new Error('the worker of the site is not active'), {
    code: 'messaging/failed-service-worker-registration',
  })

/**
 * The registration of the site's own worker, once it is active. Rejects with
 * `messaging/failed-service-worker-registration` where it does not become so in time, or another worker has the page.
 *
 * @param pause resolves after so many milliseconds
 */
export async function workerRegistration(
  pause: (ms: number) => Promise<void>,
): Promise<ServiceWorkerRegistration> {
  const registration = await Promise.race([navigator.serviceWorker.ready, pause(WORKER_WAIT_MS)])
  if (!registration || new URL(registration.scope).pathname !== WORKER_SCOPE) throw notReady()
  return registration
}

/** Address of the browser's subscription, if it has one; `unknown` where the worker is not registered yet. */
export async function currentEndpoint(): Promise<string | undefined | 'unknown'> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(WORKER_SCOPE)
    if (!registration) return 'unknown'
    return (await registration.pushManager.getSubscription())?.endpoint
  } catch {
    return 'unknown'
  }
}
