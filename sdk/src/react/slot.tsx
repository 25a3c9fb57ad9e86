import { createElement, type FunctionComponent, memo, type ReactNode, useEffect } from 'react'
import type { SlotPoint } from '../points.ts'
import type { Activation } from './kernel-view.ts'
import { useKernel, useActivation, useStore } from './hooks.ts'
import { PartFailed } from './part-failed.tsx'
import { PluginBoundary } from './plugin-boundary.tsx'

/** What `Slot` takes: the point, and the props that every component at it gets. */
export interface SlotProps<Props> {
  readonly of: SlotPoint<Props>
  /** What each component gets. */
  readonly props: Props
  /** Shown for a component while its code loads. Give it the component's size, so that nothing moves. */
  readonly fallback?: ReactNode
  /**
   * Shown for a component that threw or whose plugin has failed, and without `fallback` also while its code
   * loads. Called with the plugin's id; `() => null` shows nothing. By default a line says what happened and
   * offers another try.
   */
  readonly errorFallback?: (plugin: string) => ReactNode
}

/**
 * Renders all components of a slot, in order. A component that throws does not affect the others: the error
 * is reported as its plugin's. Plugins that have not started are loaded and started.
 *
 * @example
 * <Slot of={walletCards} props={{ currency }} fallback={<Skeleton height="8rem" />} />
 */
export const Slot = memo(function Slot<Props extends object>({
  of,
  props,
  fallback,
  errorFallback,
}: SlotProps<Props>): ReactNode {
  const entries = useStore(useKernel().slotEntries(of as unknown as SlotPoint<never>))
  return entries.map(({ plugin, name, key }) => (
    <PluginComponent
      key={key}
      plugin={plugin}
      name={name}
      props={props}
      fallback={fallback ?? errorFallback?.(plugin)}
      errorFallback={errorFallback?.(plugin)}
    />
  ))
}) as <Props extends object>(props: SlotProps<Props>) => ReactNode

/** What `PluginComponent` takes. */
export interface PluginComponentProps {
  readonly plugin: string
  /** Name of the module's export. */
  readonly name: string
  /** What the component gets. */
  readonly props: object
  /** Shown while the code loads; nothing by default. */
  readonly fallback?: ReactNode
  /**
   * Shown where the plugin has failed, or the component threw; `null`: nothing. By default a line says what
   * happened and offers another try.
   */
  readonly errorFallback?: ReactNode
}

/**
 * One component of a plugin's module, for the owner of a point whose values name components. Loads and starts
 * the plugin, and shows `fallback` until then; shows nothing where the plugin is off.
 *
 * @example
 * <PluginComponent plugin={plugin} name={value.component} props={props} />
 */
export const PluginComponent = memo(function PluginComponent({
  plugin,
  name,
  props,
  fallback,
  errorFallback,
}: PluginComponentProps): ReactNode {
  const kernel = useKernel()
  const status = useStore(kernel.status(plugin))
  const activation = useActivation(plugin)
  const waits = status !== 'active'
  useEffect(() => {
    if (waits) kernel.requestActivation(plugin)
  }, [kernel, plugin, waits])
  if (status === 'failed') return errorFallback === undefined ? <PartFailed /> : errorFallback
  if (status === 'off') return null
  if (waits || !activation) return fallback ?? null
  return (
    // Remounted with every start: state made from the last activation's context and services is stale.
    <PluginBoundary key={activationKey(activation)} plugin={plugin} fallback={errorFallback}>
      {createElement(activation.module[name] as FunctionComponent<object>, props)}
    </PluginBoundary>
  )
})

const activationKeys = new WeakMap<Activation, number>()
let lastKey = 0

function activationKey(activation: Activation): number {
  const key = activationKeys.get(activation) ?? ++lastKey
  activationKeys.set(activation, key)
  return key
}
