import { useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CodedError } from '../errors.ts'
import type { AnyManifest, ContextOf, ServicesOf } from '../plugin.ts'
import type { Contributed, ExtensionPoint } from '../points.ts'
import type { DynamicNamespace } from '../services/i18n.ts'
import type { Translate } from '../services/translate.ts'
import type { Store } from '../store.ts'
import type { Token } from '../token.ts'
import { type Activation, KernelContext, type KernelView, PluginIdContext } from './kernel-view.ts'

/** The host, as components use it. Throws `UI-ROOT` outside the kernel's React root. */
export function useKernel(): KernelView {
  const kernel = useContext(KernelContext)
  if (!kernel) throw new CodedError('UI-ROOT', 'rendered outside the kernel’s React root')
  return kernel
}

/** Id of the plugin whose component is rendered. Throws `UI-BOUNDARY` outside of one. */
export function usePluginId(): string {
  const id = useContext(PluginIdContext)
  return id ?? noBoundary()
}

function noBoundary(): never {
  throw new CodedError('UI-BOUNDARY', 'rendered outside a PluginBoundary')
}

/**
 * The running activation of a plugin. Renders again when the plugin stops, starts, or is restarted with other
 * services.
 */
export function useActivation(plugin: string): Activation | undefined {
  const kernel = useKernel()
  const read = (): Activation | undefined => kernel.activation(plugin)
  return useSyncExternalStore(kernel.status(plugin).subscribe, read, read)
}

function useLastActivation(): Activation {
  const id = usePluginId()
  const running = useActivation(id)
  // while the plugin stops, its components may render once more before their owner removes them
  const [last, setLast] = useState(running)
  if (running && running !== last) setLast(running)
  const activation = running ?? last
  if (!activation) throw new CodedError('UI-STOPPED', { plugin: id })
  return activation
}

/**
 * The services that the manifest of the component's plugin requires, and those it names optional. Throws
 * `UI-BOUNDARY` outside a plugin's component, and `UI-STOPPED` where the plugin does not run.
 *
 * @example
 * const { session, http } = useServices<typeof manifest>()
 */
export const useServices = <M extends AnyManifest>(): ServicesOf<M> =>
  useLastActivation().services as ServicesOf<M>

/**
 * The context of the component's plugin: settings, emit, storage. Throws as `useServices` does.
 *
 * @example
 * const { settings, signal } = usePluginContext<typeof manifest>()
 */
export const usePluginContext = <M extends AnyManifest>(): ContextOf<M> =>
  useLastActivation().context as ContextOf<M>

/**
 * The current value of a store, or what `select` reads from it; renders again when that changes.
 *
 * @param select - returns a part of the value, or a primitive: a new object each time would render for ever
 * @example
 * const guest = useStore(session.current, (member) => !member)
 */
export function useStore<T>(store: Store<T>): T
export function useStore<T, Selected>(store: Store<T>, select: (value: T) => Selected): Selected
export function useStore<T>(store: Store<T>, select?: (value: T) => unknown): unknown {
  const read = select ? (): unknown => select(store.get()) : store.get
  return useSyncExternalStore(store.subscribe, read, read)
}

/**
 * The contributions of an extension point with the plugins they come from, in its order. Renders again when
 * they change. Throws `UI-ROOT` outside the site.
 *
 * @example
 * const tabBar = useContributions(tabs).map(({ plugin, value }) => <TabLink plugin={plugin} tab={value} />)
 */
export const useContributions = <T>(point: ExtensionPoint<T>): readonly Contributed<T>[] =>
  useStore(useKernel().contributions(point))

/**
 * A service by its token; `undefined` while no plugin provides it. It does not render again when that
 * changes: `useServices` does, so name the token in the manifest where you can.
 */
export const useService = <T>(token: Token<T>): T | undefined => useKernel().service(token)

/**
 * Returns a function that gives a signal. The signal is aborted when the component unmounts: the player has
 * left its screen, or its plugin has stopped. A call with it then ends without an alert. Get the signal for
 * each call: a component that mounts again has a new one.
 *
 * @param of - what the calls are about, such as the language: when it changes, the signal is aborted too
 * @example
 * const signal = useAbortSignal()
 * useEffect(() => void http.call(listGames, { signal: signal() }).then(show), [http, signal])
 */
export function useAbortSignal(of?: unknown): () => AbortSignal {
  const life = useRef<AbortController>(undefined)
  const controller = useCallback(() => (life.current ??= new AbortController()), [])
  useEffect(() => {
    if (life.current?.signal.aborted) life.current = undefined
    return () => controller().abort()
  }, [controller, of])
  return useCallback(() => controller().signal, [controller])
}

/**
 * The texts of a plugin in the player's language. Renders again when they arrive, and when the language
 * changes.
 *
 * @typeParam Ns - the id of the component's plugin, whose keys then compile and no others. Not needed where
 * `plugin` is a literal; where that is any string and `Ns` is not given, any key compiles.
 * @param plugin - whose texts; the component's plugin by default: outside of one the hook throws
 * `UI-BOUNDARY`
 * @example
 * const t = useTranslation<'acme.draw'>()
 * return <h1>{t('greeting', { name })}</h1>
 */
export function useTranslation<Ns extends string = never>(plugin?: Ns | DynamicNamespace): Translate<Ns> {
  const own = useContext(PluginIdContext)
  return useKernel().useTranslate<Ns>(plugin ?? own ?? noBoundary())
}

/**
 * Returns a function that loads and starts a plugin, for the owner of a point whose values come from
 * manifests. It does nothing where the plugin runs. `PluginComponent` calls it by itself.
 */
export const useRequestActivation = (): ((plugin: string) => void) => useKernel().requestActivation

/**
 * Returns a function that finds a service at the time of the call, such as a tap, for tokens that
 * contributions name; `undefined` where no plugin provides it then.
 */
export const useFindService = (): (<T>(token: Token<T>) => T | undefined) => useKernel().service
