import '../kernel/browser/mend-features.ts'
import 'reflect-metadata/lite'
import { StrictMode } from 'react'
import { createKernel } from '../kernel/boot/kernel.ts'
import { takeBootState, takeEarlyClick } from '../kernel/page/take-boot-state.ts'
import { retryChunksAfter } from '../kernel/chunks/chunk-files.ts'
import { isDown, probeDelayMs } from '../kernel/reachability/next-reachability.ts'
import { watchNetwork } from '../kernel/reachability/watch-network.ts'
import { locationOf } from '../kernel/navigation/navigation-service.ts'
import '../sdk/src/ui/tokens.css'
import { criticalPlugins, prerenderedPlugins } from './first-path.ts'
import { showLastResort } from './root/last-resort.ts'
import { SiteRoot } from './root/site-root.ts'
import { rootErrors } from './root-errors.ts'
import { App } from './shell/app.tsx'
import { CodedError } from '@foyer/sdk'
import type { BakedPage } from '../kernel/profile/baked-page.ts'

/**
 * Reads the page's data block. The bake of the same build wrote it, so its shape is known. Throws `BO-PAGE`
 * without it.
 */
function readBakedPage(document: Document): BakedPage {
  const text = document.getElementById('foyer-baked')?.textContent
  if (!text) throw new CodedError('BO-PAGE', 'the page carries no baked data')
  return JSON.parse(text) as BakedPage
}

/** For real-user monitoring, beside the browser's own paint entries. */
const HYDRATED = 'foyer-hydrated'

/** Taken at once: between hydration and the rest of the site another script could read it (SE-04). */
const token = takeBootState('token')
const kernel = createKernel(readBakedPage(document), { location: locationOf(location.href) })
kernel.host.register(criticalPlugins)
void kernel.host.start()
const { reachability } = kernel
retryChunksAfter(() => reachability.confirm())
for (const { manifest } of prerenderedPlugins) kernel.host.requestActivation(manifest.id)

/**
 * The rest of the site. Without it the page stays as it was painted, so a failed load is logged, and tried
 * again.
 */
const loadRest = (failures = 0): void =>
  void Promise.all([import('./soon.ts'), kernel.i18n.loadPartial()]).then(
    ([{ startRest }]) => startRest(kernel, token).catch((error: unknown) => kernel.logger.error(error)),
    async (error: unknown) => {
      kernel.logger.warn('the rest of the site could not be fetched', error)
      const again = (): void => loadRest(failures + 1)
      if (!isDown(await reachability.check())) setTimeout(again, probeDelayMs(failures, Math.random()))
      else {
        const forget = reachability.onReturn(() => {
          forget()
          again()
        })
      }
    },
  )
const onHydrated = (): void => {
  // In development React runs every effect twice.
  if (performance.getEntriesByName(HYDRATED).length > 0) return
  performance.mark(HYDRATED)
  replayClick()
  watchNetwork(reachability)
  reachability.onReturn(() => void kernel.host.retryFailedLoads())
  loadRest()
}
const app = (
  <StrictMode>
    <App kernel={kernel} onHydrated={onHydrated} />
  </StrictMode>
)
/** React has removed the whole site from the page. */
const onRootFailed = (site: SiteRoot): void =>
  void import('./root/show-root-failed.ts').then(
    ({ showRootFailed }) => showRootFailed(site.end(), kernel),
    () => showLastResort(site.end(), kernel),
  )
// From here on React handles taps itself.
const replayClick = takeEarlyClick()
// A page that is being replaced by the one without a token in its address does nothing more.
const root: SiteRoot | undefined = takeBootState('reloading')
  ? undefined
  : new SiteRoot(
      app,
      rootErrors(kernel.logger, () => root && onRootFailed(root)),
    )
