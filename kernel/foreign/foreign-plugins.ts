import type { Facts, Logger, PluginError, Reachability, Site, Store, WritableStore } from '@foyer/sdk'
import type { Host } from '../host/core/host.ts'
import { toPluginError } from '../host/errors/host-error.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'
import { validateForeignPlugin } from './validate-foreign-plugin.ts'
import { checkEntry } from './check-entry.ts'
import { type ImportModule, loadModule } from './load-module.ts'

interface ForeignPluginsDependencies {
  readonly baked: Pick<BakedPage, 'foreign'>
  readonly reachability: Reachability
  readonly facts: Store<Facts>
  readonly host: Pick<Host, 'register'>
  readonly logger: Pick<Logger, 'error'>
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
 * continues. Loaded when the page is idle, and only if the merchant lists any.
 */
export class ForeignPlugins {
  readonly #dependencies: ForeignPluginsDependencies
  readonly #waiting: Set<ForeignPlugin>
  #pendingLoads: Promise<unknown> = Promise.resolve()

  constructor(dependencies: ForeignPluginsDependencies) {
    this.#dependencies = dependencies
    this.#waiting = new Set(dependencies.baked.foreign)
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
    const { fresh, switch: switches } = facts.get()
    if (!fresh) {
      if (site.state.get() === 'failed') registryComplete.set(true)
      return
    }
    const wanted = [...this.#waiting].filter(({ switch: name }) => name === undefined || switches?.[name])
    for (const entry of wanted) this.#waiting.delete(entry)
    this.#pendingLoads = Promise.all([this.#pendingLoads, ...wanted.map((entry) => this.#load(entry, 0))])
    void this.#pendingLoads.then(() => registryComplete.set(true))
  }

  async #load(entry: ForeignPlugin, retries: number): Promise<void> {
    const {
      host,
      facts,
      importModule = (address: string) => import(/* @vite-ignore */ address),
    } = this.#dependencies
    // A browser may remember that a module failed to load; with another fragment it fetches again.
    const address = retries > 0 ? `${entry.url}#${retries}` : entry.url
    try {
      const problem = checkEntry(entry)
      if (problem) throw problem
      const { default: exported } = await loadModule(entry, address, importModule)
      host.register([validateForeignPlugin(entry, exported, facts.get().setting?.[entry.id])])
    } catch (error) {
      this.#onLoadFailure(entry, retries, toPluginError(entry.id, 'load', error))
    }
  }

  #onLoadFailure(entry: ForeignPlugin, retries: number, error: PluginError): void {
    const { logger, reachability } = this.#dependencies
    logger.error(error)
    if (!RETRIED.includes(error.code)) return
    // The network may not have been checked yet.
    void reachability.check()
    const forget = reachability.onReturn(() => {
      forget()
      void this.#load(entry, retries + 1)
    })
  }
}
