import {
  type Facts,
  type LanguageCode,
  type Logger,
  type PluginError,
  type Reachability,
  type Site,
  type Store,
  type WritableStore,
} from '@foyer/sdk'
import type { Host } from '../host/core/host.ts'
import type { HostedPlugin } from '../host/core/hosted-plugin.ts'
import { hostError, toPluginError } from '../host/errors/host-error.ts'
import { errorReport } from '../host/tooling/error-report.ts'
import { suggestNames } from '../host/tooling/suggest-names.ts'
import type { TextSource } from '../i18n/texts-backend.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'
import { checkEntry } from './check-entry.ts'
import type { ForeignReport } from './foreign-report.ts'
import { type ImportModule, loadModule } from './load-module.ts'
import { validateForeignPlugin } from './validate-foreign-plugin.ts'
import { withEnglish } from './with-english.ts'

interface ForeignPluginsDependencies {
  readonly baked: Pick<BakedPage, 'foreign'>
  readonly reachability: Reachability
  readonly facts: Store<Facts>
  readonly host: Pick<Host, 'register' | 'reportError'>
  readonly i18n: { loadFrom(namespace: string, source: TextSource): Promise<void> }
  readonly logger: Pick<Logger, 'error' | 'warn'>
  /** Becomes true when every manifest is known. */
  readonly registryComplete: Pick<WritableStore<boolean>, 'set'>
  readonly site: Pick<Site, 'state'>
  readonly importModule?: ImportModule
}

/** Failures that are retried when the network is back. Wrong bytes stay wrong. */
const RETRIED: readonly string[] = ['PL-NETWORK', 'PL-TIMEOUT']

/**
 * Loads the foreign plugins that the page lists (KN-09), each when its switch is on. Only the gateway's own
 * answer starts a load: the cached status may be out of date. A refused plugin is reported, and the site
 * continues. Loaded when the page is idle, and only if the merchant lists any; the host has its border then.
 */
export class ForeignPlugins {
  readonly #dependencies: ForeignPluginsDependencies
  readonly #reports: WritableStore<readonly ForeignReport[]>
  readonly #waiting = new Set<ForeignPlugin>()
  #pendingLoads: Promise<unknown> = Promise.resolve()

  /** @param reports becomes what happened to each entry, in the profile's order */
  constructor(dependencies: ForeignPluginsDependencies, reports: WritableStore<readonly ForeignReport[]>) {
    this.#dependencies = dependencies
    this.#reports = reports
    const { foreign = [] } = dependencies.baked
    reports.set(
      foreign.map((entry): ForeignReport => {
        const { id, url, switch: name } = (entry ?? {}) as Partial<ForeignPlugin>
        return { id: String(id), url: String(url), switch: name, state: 'waiting' }
      }),
    )
    for (const entry of foreign) {
      const problem = checkEntry(entry)
      if (problem) this.#refuse(entry, problem)
      else this.#waiting.add(entry)
    }
  }

  /** Until the plugins that are on have loaded, an unknown address may still belong to one of them. */
  start(): void {
    const { facts, site } = this.#dependencies
    facts.subscribe(this.#evaluate)
    site.state.subscribe(this.#evaluate)
    this.#evaluate()
  }

  readonly #evaluate = (): void => {
    const { facts, site, registryComplete } = this.#dependencies
    const { fresh, switch: switches = {}, disabled = {} } = facts.get()
    if (!fresh) {
      if (site.state.get() === 'failed') registryComplete.set(true)
      return
    }
    const wanted: ForeignPlugin[] = []
    for (const entry of this.#waiting) {
      const { id, switch: name } = entry
      if (disabled[id]) this.#report(entry, { state: 'never asked', error: undefined })
      else if (name === undefined || switches[name]) wanted.push(entry)
      else this.#onSwitchOff(entry, name, Object.keys(switches))
    }
    for (const entry of wanted) this.#waiting.delete(entry)
    this.#pendingLoads = Promise.all([this.#pendingLoads, ...wanted.map((entry) => this.#load(entry, 0))])
    void this.#pendingLoads.then(() => registryComplete.set(true))
  }

  /** A switch that the gateway does not know is a mistake in the profile: reported once. */
  #onSwitchOff(entry: ForeignPlugin, name: string, known: readonly string[]): void {
    if (known.includes(name)) return this.#report(entry, { state: 'never asked', error: undefined })
    if (this.#reportOf(entry)?.error) return
    const error = hostError('PL-SWITCH', entry.id, 'load', { name, near: suggestNames(name, known) })
    this.#dependencies.logger.error(error)
    this.#report(entry, { state: 'never asked', error: errorReport(error) })
  }

  async #load(entry: ForeignPlugin, retries: number): Promise<void> {
    const {
      host,
      facts,
      i18n,
      importModule = (address: string) => import(/* @vite-ignore */ address),
    } = this.#dependencies
    this.#report(entry, { state: 'loading', error: undefined })
    // A browser may remember that a module failed to load; with another fragment it fetches again.
    const address = retries > 0 ? `${entry.url}#${retries}` : entry.url
    try {
      const { default: exported } = await loadModule(entry, address, importModule)
      const valid = validateForeignPlugin(entry, exported, facts.get().setting?.[entry.id], (error) =>
        host.reportError(entry.id, 'call', error),
      )
      const plugin = this.#withEnglish(entry, valid)
      // The host reports by itself what it refuses.
      const [refused] = host.register([plugin])
      const { texts } = plugin.manifest
      // A tab or another contribution shows its label before the plugin starts. The start reports a failure.
      if (!refused && typeof texts === 'function') i18n.loadFrom(entry.id, texts).catch(() => undefined)
      this.#report(
        entry,
        refused ? { state: 'refused', error: errorReport(refused) } : { state: 'registered' },
      )
    } catch (error) {
      this.#onLoadFailure(entry, retries, toPluginError(entry.id, 'load', error))
    }
  }

  #withEnglish(entry: ForeignPlugin, plugin: HostedPlugin): HostedPlugin {
    const { manifest } = plugin
    const { texts } = manifest
    if (typeof texts !== 'function') return plugin
    const own = withEnglish(texts, (language, keys) => this.#onMissingTexts(entry, language, keys))
    // The reader checks every table.
    return { ...plugin, manifest: { ...manifest, texts: own as typeof texts } }
  }

  /** Reported once for each language, however often its texts are loaded. */
  #onMissingTexts(entry: ForeignPlugin, language: LanguageCode, keys: readonly string[]): void {
    const reported = this.#reportOf(entry)?.english
    if (reported?.[language]) return
    this.#dependencies.logger.warn(`IN-ENGLISH: ${entry.id} has English texts in ${language}`, keys)
    this.#report(entry, { english: { ...reported, [language]: keys } })
  }

  #onLoadFailure(entry: ForeignPlugin, retries: number, error: PluginError): void {
    const { reachability } = this.#dependencies
    this.#refuse(entry, error)
    if (!RETRIED.includes(error.code)) return
    // The network may not have been checked yet.
    void reachability.check()
    const forget = reachability.onReturn(() => {
      forget()
      void this.#load(entry, retries + 1)
    })
  }

  #refuse(entry: ForeignPlugin, error: PluginError): void {
    this.#dependencies.logger.error(error)
    this.#report(entry, { state: 'refused', error: errorReport(error) })
  }
  #indexOf(entry: ForeignPlugin): number {
    return this.#dependencies.baked.foreign?.indexOf(entry) ?? -1
  }
  #reportOf(entry: ForeignPlugin): ForeignReport | undefined {
    return this.#reports.get()[this.#indexOf(entry)]
  }
  #report(entry: ForeignPlugin, change: Partial<ForeignReport>): void {
    const changed = this.#indexOf(entry)
    this.#reports.set(
      this.#reports.get().map((report, index) => (index === changed ? { ...report, ...change } : report)),
    )
  }
}
