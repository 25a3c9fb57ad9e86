import {
  CHANGE_PASSWORD_PATH,
  CONSENT,
  createStore,
  DOMAINS,
  type Domains,
  languageChanged,
  type Logger,
  MEMBER,
  type Plugin,
  whenIdle,
} from '@foyer/sdk'
import { consentService } from '../consent/consent-service.ts'
import { FactSources } from '../facts/fact-sources.ts'
import type { ForeignReport } from '../foreign/foreign-report.ts'
import type { Border } from '../host/core/border.ts'
import type { Host } from '../host/core/host.ts'
import { MemberService } from '../member/member-service.ts'
import { OverlaysService } from '../overlays/overlays-service.ts'
import { pageSettled } from '../chunks/load-chunk.ts'
import { retryUnfetched } from '../chunks/retry-unfetched.ts'
import { confirmOffers } from '../session/session-channel.ts'
import { SessionService } from '../session/session-service.ts'
import type { Kernel } from './kernel.ts'
import { startListeners } from './start-listeners.ts'
import type { DomainsService } from '../domains/domains-service.ts'

/** The global variables of the browser, and of the page: before any plugin but those of the first paint ran. */
const BROWSER_NAMES = Object.getOwnPropertyNames(globalThis)

/** Creates what checks the values that plugins give to the host. */
export type CreateBorder = (host: Host, browserNames: readonly string[]) => Border

/**
 * Starts the rest of the page after hydration. In this order: the
 * stored session and the device become facts; the remaining manifests arrive; the cached status, then the
 * gateway's are applied; when the page is idle, the plugins that wait for that start, and then foreign ones.
 *
 * @param token what the page's address held, of unknown shape; `undefined`: none
 */
export async function startAfterHydration(
  kernel: Kernel,
  registry: readonly Plugin[],
  createBorder: CreateBorder,
  token?: unknown,
): Promise<void> {
  const { host, session, facts, navigation, site, http, i18n, events, overlays, reachability } = kernel
  const report = (error: unknown): void => kernel.logger.error(error)
  retryUnfetched(host, reachability)
  overlays.provide(new OverlaysService(i18n, overlays.view), report)
  const sessionService = kernel.resolve(SessionService)
  // Before a login that was queued meanwhile replaces the stored session: that one must clear the cache.
  http.resume(sessionService.storedToken)
  session.provide(sessionService, report)
  sessionService.publish(token !== undefined)
  const applyStatus = kernel
    .resolve(FactSources)
    .start(() => host.inspect(({ graph }) => graph.order.map(({ manifest }) => manifest)))
  facts.unfreeze()
  const asked = sessionService.takeFromOtherTab((offers) => confirmOffers(offers, kernel))
  const processAddress = processLandingUrl(kernel, token)
  if (asked) void asked.then(processAddress)
  else processAddress()
  navigation.listen(() => overlays.back() || closePluginDialog() || isPasswordChangePending(kernel))
  i18n.language.subscribe(() => {
    http.flush()
    events.emit(languageChanged, { language: i18n.language.get() })
  })
  await yieldToMain()
  const known = new Set(host.ids())
  host.register(registry.filter(({ manifest }) => !known.has(manifest.id)))
  host.provide(CONSENT, consentService(kernel))
  host.provide(DOMAINS, lazyDomains(kernel))
  host.provide(MEMBER, new MemberService(kernel))
  void host.complete()
  host.setBorder(createBorder(host, BROWSER_NAMES))
  void Promise.resolve(kernel).then(startListeners).catch(report)
  const { foreign } = kernel.baked
  const foreignReports = createStore<readonly ForeignReport[]>([])
  foreignReports.subscribe(applyStatus)
  if (!foreign) kernel.registryComplete.set(true)
  if (kernel.baked.inspection)
    import('../inspection/inspection.ts')
      .then(({ inspect }) => inspect({ ...kernel, foreignReports }))
      .catch(report)
  /** What cannot be fetched is fetched again when the network is back. */
  const startForeign = (): void =>
    void import('../foreign/foreign-plugins.ts')
      .then(({ ForeignPlugins }) => new ForeignPlugins(kernel, foreignReports).start())
      .catch((error: unknown) => {
        report(error)
        kernel.registryComplete.set(true)
        const forget = reachability.onReturn(() => {
          forget()
          startForeign()
        })
      })
  whenIdle(() => {
    pageSettled()
    http.preload()
    void host.idle()
    if (foreign) startForeign()
  })
  // Requests failed meanwhile. When only the site's host is down, the refresh reports it (ER-01).
  reachability.onReturn(() => {
    void site.refresh()
    void i18n.loadMissing()
  })
  reachability.state.subscribe(() => {
    if (reachability.state.get() === 'unreachable') void site.refresh()
  })
  await site.start()
}

/**
 * Reads the address; what it returns processes it, once the other tabs have been asked. Most addresses contain
 * neither a token nor a redirect. The code for those is only loaded when needed.
 */
function processLandingUrl(
  kernel: Pick<Kernel, 'http' | 'i18n' | 'logger' | 'navigation' | 'overlays' | 'session' | 'site'>,
  token: unknown,
): () => void {
  const { search } = kernel.navigation.location.get()
  const known = (): void => kernel.session.known.set(true)
  if (token === undefined && !search.includes('redirectUrl=')) return known
  return () =>
    void import('../navigation/handle-landing-url.ts')
      .then(({ handleLandingUrl }) => handleLandingUrl(kernel, token, search))
      .catch((error: unknown) => {
        kernel.logger.error(error)
        known()
      })
}

/**
 * Back is blocked on the screen of a required password change, so that the input and the return address stay
 * (RT-09).
 */
const isPasswordChangePending = ({ navigation, session }: Pick<Kernel, 'navigation' | 'session'>): boolean =>
  navigation.location.get().pathname === CHANGE_PASSWORD_PATH &&
  session.current.get()?.passwordChangeRequired !== undefined

/** Lets the browser paint and handle input in between. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

interface LazyDomainsDependencies {
  /** Creates the service from the kernel's other services. */
  readonly resolve: (type: typeof DomainsService) => Domains
  readonly logger: Pick<Logger, 'error'>
}

/** The domain race for plugins: a race loads its code. If that fails, no domain is found. */
const lazyDomains = ({ resolve, logger }: LazyDomainsDependencies): Domains => ({
  fastest: (signal) =>
    import('../domains/domains-service.ts')
      .then(({ DomainsService }) => resolve(DomainsService).fastest(signal))
      .catch((error: unknown) => void logger.error(error)),
})

/**
 * Handles Back for a dialog that a plugin shows without `Overlays` (OV-29). True: one was open, and the page stays. One that must not
 * be closed opens itself again.
 */
export function closePluginDialog(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([inert])')].at(-1)
  dialog?.close()
  return dialog !== undefined
}
