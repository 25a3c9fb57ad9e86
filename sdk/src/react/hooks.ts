import { useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CodedError } from '../errors.ts'
import type { AnyManifest, ContextOf, ServicesOf } from '../plugin.ts'
import type { ExtensionPoint } from '../points.ts'
import type { Translate } from '../services/i18n.ts'
import type { Store } from '../store.ts'
import type { Token } from '../token.ts'
import { type Activation, KernelContext, type KernelView, PluginContext } from './kernel-view.ts'

export function useKernel(): KernelView {
  const kernel = useContext(KernelContext)
  if (!kernel) throw new CodedError('UI-ROOT', 'rendered outside the kernel’s React root')
  return kernel
}

function usePluginId(): string {
  const id = useContext(PluginContext)
  return id ?? noBoundary()
}

function noBoundary(): never {
  throw new CodedError('UI-BOUNDARY', 'rendered outside a PluginBoundary')
}

/** What runs of a plugin; renders again when it stops, starts, or starts anew with other services. */
export function useRunning(plugin: string): Activation | undefined {
  const kernel = useKernel()
  const read = (): Activation | undefined => kernel.activation(plugin)
  return useSyncExternalStore(kernel.status(plugin).subscribe, read, read)
}

function useActivation(): Activation {
  const id = usePluginId()
  const running = useRunning(id)
  // while the plugin stops its components may render once more, before their owner takes them away
  const [last, setLast] = useState(running)
  if (running && running !== last) setLast(running)
  const activation = running ?? last
  if (!activation) throw new CodedError('UI-STOPPED', { plugin: id })
  return activation
}

/**
 * The services that the plugin's manifest requires (and, maybe undefined, those it names optional).
 *
 * @example const { session, http } = useServices<typeof manifest>()
 */
export const useServices = <M extends AnyManifest>(): ServicesOf<M> =>
  useActivation().services as ServicesOf<M>

/** The plugin's context: settings, emit, storage. */
export const usePlugin = <M extends AnyManifest>(): ContextOf<M> => useActivation().context as ContextOf<M>

/** The current value of a store; renders again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)

/** What stands at an extension point now. */
export const useContributions = <T>(point: ExtensionPoint<T>): readonly T[] =>
  useStore(useKernel().values(point))

/** A service by its token, `undefined` while nobody provides it. For components of the kernel's own contracts. */
export const useService = <T>(token: Token<T>): T | undefined => useKernel().service(token)

/**
 * Gives a signal that fires when the component goes: the player has left its screen, or its plugin has stopped. With it a call
 * whose answer nobody would see is called off, and nothing is alerted. Ask for it with each call: a component that comes back
 * has another.
 *
 * @param of what the calls are about, such as the language: when it changes, those under way are called off too
 * @example const signal = useSignal() // … http.call(listGames, { signal: signal() })
 */
export function useSignal(of?: unknown): () => AbortSignal {
  const life = useRef<AbortController>(undefined)
  const standing = useCallback(() => (life.current ??= new AbortController()), [])
  useEffect(() => {
    if (life.current?.signal.aborted) life.current = undefined
    return () => standing().abort()
  }, [standing, of])
  return useCallback(() => standing().signal, [standing])
}

/**
 * The texts of a plugin in the player's language. Renders again when they arrive, and when the language changes.
 *
 * @param plugin - whose texts; the plugin of the component by default, so that only then a boundary is needed
 * @example const t = useText() // … t('greeting', { name })
 */
export function useText(plugin?: string): Translate {
  const own = useContext(PluginContext)
  return useKernel().useTranslate(plugin ?? own ?? noBoundary())
}

/**
 * Asks for a plugin's code to be fetched and started, for the owner of a point whose values stand before their plugins' code.
 * Harmless where it runs already. For components `PluginComponent` does it.
 */
export const useDemand = (): ((plugin: string) => void) => useKernel().demand

/**
 * Finds a service at the moment of a tap, for tokens that contributions name; `undefined` where no plugin provides it now.
 */
export const useFindService = (): (<T>(token: Token<T>) => T | undefined) => useKernel().service
