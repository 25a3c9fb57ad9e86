import type { AnyManifest, Disposer, Interceptor, Logger, ScriptOptions, Storage } from '@foyer/sdk'

/** Creates a plugin's own instance of a service; `defer` adds its disposer to the plugin's ledger. */
export type ScopedServiceFactory = (plugin: string, defer: (undo: Disposer) => void) => unknown

/** What plugins' contexts need from the rest of the kernel, so that the host imports none of its services. */
export interface Ports {
  intercept(interceptor: Interceptor): Disposer
  script(url: string, options: ScriptOptions, owner: AbortSignal): PromiseLike<Element>
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>
  /** A plugin's logger, by its id. */
  logger(plugin: string): Logger
  /** What a plugin's `bake.ts` put into the page, by its id. */
  baked(plugin: string): unknown
  /**
   * Loads a plugin's texts; the plugin starts when the promise resolves, and fails to load where it rejects.
   * Returns nothing when they are loaded.
   */
  loadTexts(manifest: AnyManifest): void | PromiseLike<unknown>
  /**
   * Kernel services of which each plugin gets its own instance, by token: stopping the plugin closes what it
   * opened.
   */
  readonly scoped?: Readonly<Record<string, ScopedServiceFactory>>
}
