import { type Activate, CodedError } from '@foyer/sdk'
import { FIRST_CHECK_MS, RECHECK_MS } from './constants.ts'
import { digestOf } from './digest-of.ts'
import { frameTop } from '../contract.ts'
import { KNOWN_BUILD } from './known-build-key.ts'
import type { manifest } from './manifest.ts'
import { refresh } from './refresh.ts'
import { refreshBar } from './refresh-bar.tsx'
import type { WorkerRegistration } from './update-worker.ts'

/** Addresses of a build's manifests, which list its files (RT-20). */
const MANIFESTS = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json']

/**
 * Small, since every page loads it: the code that compares builds and prompts is fetched when there is a new build. What says that a
 * part of this page is gone is here, since that code may be gone too.
 */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { signal, storage, logger } = context

  let registered: WorkerRegistration | undefined
  /** Registers the worker once. Without one the browser uses the network; after a failure a later call tries again. */
  const worker = (): WorkerRegistration =>
    (registered ??= registerWorker(services.site.merchant.code).catch(() => (registered = undefined)))

  const check = async (): Promise<void> => {
    const manifests = await Promise.all(
      MANIFESTS.map(async (address) => (await fetch(address, { cache: 'no-store', signal })).text()),
    )
    const served = digestOf(manifests)
    const known = storage.get(KNOWN_BUILD)
    if (!known) storage.set(KNOWN_BUILD, served)
    else if (served !== known)
      (await import('./new-build.ts')).newBuild(context, services, { manifests, worker: worker() })
  }
  // If the served build is unknown nothing changes; the next check tries again.
  const look = (): unknown => check().catch(() => {})

  // A page of the language before would be shown offline.
  const renewPages = async (): Promise<void> =>
    (await worker())?.registration.active?.postMessage({ type: 'CACHE_PAGES' })
  context.defer(services.i18n.language.subscribe(() => void renewPages()))

  context.timeout(() => {
    look()
    void worker()
  }, FIRST_CHECK_MS)
  context.interval(look, RECHECK_MS)
  document.addEventListener('visibilitychange', () => document.hidden || look(), { signal })
  let told = false
  // It must need no file: the next that is gone would bring it here again.
  const onMissing = ({ payload: cause }: VitePreloadErrorEvent): void => {
    if (told) return
    const error = new CodedError('UP-CHUNK', 'a part of the site could not be fetched', { cause })
    const unanswered = cause instanceof CodedError && cause.code === 'RE-CHUNK'
    void services.reachability.check().then((state) => {
      // A request without an answer is a network failure, and is repeated when the network is back.
      if (unanswered || state !== 'online') return logger.warn(error.message)
      if (told) return
      told = true
      logger.error(error)
      context.contribute(
        frameTop,
        refreshBar(() => refresh(services, worker())),
        { order: 2 },
      )
    })
  }
  addEventListener('vite:preloadError', onMissing, { signal })
}

/** The development server has no worker. */
const registerWorker = async (merchant: string): WorkerRegistration =>
  import.meta.env.PROD ? (await import('./register-worker.ts')).registerWorker(merchant) : undefined
