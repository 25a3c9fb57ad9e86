import { createElement, type FunctionComponent, memo, type ReactNode, useEffect } from 'react'
import type { SlotPoint } from '../points.ts'
import type { Activation } from './kernel-view.ts'
import { useKernel, useRunning, useStore } from './hooks.ts'
import { PluginBoundary } from './plugin-boundary.tsx'

/** What `Slot` takes: the point, and the props that every component at it gets. */
export interface SlotProps<Props> {
  readonly of: SlotPoint<Props>
  readonly props: Props
  /** Shown for an entry while its code loads; sized like what comes, so that nothing jumps. */
  readonly fallback?: ReactNode
  /** What stands in place of an entry that has failed, or, without `fallback`, is on its way; by its plugin. */
  readonly instead?: (plugin: string) => ReactNode
}

/** Renders what fills a slot, in order, each in its own boundary; asks for the code of those that are not there yet. */
export function Slot<Props extends object>({ of, props, fallback, instead }: SlotProps<Props>): ReactNode {
  const entries = useStore(useKernel().entries(of as unknown as SlotPoint<never>))
  return entries.map(({ plugin, name, key }) => (
    <PluginComponent
      key={key}
      plugin={plugin}
      name={name}
      props={props}
      fallback={fallback ?? instead?.(plugin)}
      failed={instead?.(plugin)}
    />
  ))
}

/** What `PluginComponent` takes. */
export interface PluginComponentProps {
  readonly plugin: string
  /** The module's export to render. */
  readonly name: string
  readonly props: object
  readonly fallback?: ReactNode
  /** Shown when the plugin has failed, or the component threw; nothing by default. */
  readonly failed?: ReactNode
}

/** One component of a plugin's module: loads and starts the plugin on first render, and shows `fallback` until then. */
export const PluginComponent = memo(function PluginComponent({
  plugin,
  name,
  props,
  fallback,
  failed,
}: PluginComponentProps): ReactNode {
  const kernel = useKernel()
  const status = useStore(kernel.status(plugin))
  const activation = useRunning(plugin)
  const waits = status !== 'active'
  useEffect(() => {
    if (waits) kernel.demand(plugin)
  }, [kernel, plugin, waits])
  if (status === 'failed') return failed ?? null
  if (status === 'off') return null
  if (waits || !activation) return fallback ?? null
  return (
    // Anew with every start: what a component made of the last one's context and services is of no use any more.
    <PluginBoundary key={turnOf(activation)} plugin={plugin} fallback={failed}>
      {createElement(activation.module[name] as FunctionComponent<object>, props)}
    </PluginBoundary>
  )
})

const turns = new WeakMap<Activation, number>()
let lastTurn = 0

function turnOf(activation: Activation): number {
  const turn = turns.get(activation) ?? ++lastTurn
  turns.set(activation, turn)
  return turn
}
