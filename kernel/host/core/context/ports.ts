import type { AnyManifest, Disposer, Interceptor, Logger, ScriptOptions, Storage } from '@foyer/sdk'

/** Makes a plugin its own of a service; `defer` puts the way to end it into the plugin's ledger. */
export type ScopedServiceFactory = (plugin: string, defer: (undo: Disposer) => void) => unknown

/** What plugins' contexts need from the rest of the kernel, so that the host imports none of its services. */
export interface Ports {
  intercept(interceptor: Interceptor): Disposer
  script(url: string, options: ScriptOptions & { readonly signal: AbortSignal }): PromiseLike<Element>
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>
  /** A plugin's logger, by its id. */
  logger(plugin: string): Logger
  /** What a plugin's `bake.ts` put into the page, by its id. */
  baked(plugin: string): unknown
  /** Brings a plugin's texts; the plugin starts when the promise settles, either way. Nothing returned: they are there. */
  loadTexts(manifest: AnyManifest): void | PromiseLike<unknown>
  /**
   * Services of the kernel of which each plugin gets its own, by token: what it opened through it goes with the plugin.
   */
  readonly scoped?: Readonly<Record<string, ScopedServiceFactory>>
}
