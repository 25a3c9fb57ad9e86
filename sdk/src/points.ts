import type { Phantom } from './token.ts'
import type { ReactNode } from 'react'

/**
 * How many contributions a point takes: `many`; `keyed`, one for each `key` of the value (the same key twice is an
 * error unless the later plugin `replaces` the earlier); `one`, the highest `order` that is on, and when it goes the next.
 */
export type Cardinality = 'many' | 'keyed' | 'one'

/** When a plugin that contributes to a point by its code is started. `demand`: when something asks for it. */
export type StartsAt = 'start' | 'idle' | 'demand'

/** A place where plugins meet: an exported value, typed by what it takes. Either side may arrive late. */
export interface ExtensionPoint<T> extends Phantom<T> {
  readonly id: string
  readonly cardinality: Cardinality
  readonly startsAt: StartsAt
}

/**
 * @param point.startsAt when plugins that contribute from `activate` start; `idle` (after first paint) by default
 * @example export const routes = defineExtensionPoint<Route>({ id: 'navigation.routes', cardinality: 'many' })
 */
export const defineExtensionPoint = <T>(point: {
  readonly id: string
  readonly cardinality: Cardinality
  readonly startsAt?: StartsAt
}): ExtensionPoint<T> => ({ startsAt: 'idle', ...point }) as ExtensionPoint<T>

/** A contribution as the reader of a point gets it: the value, and the plugin that contributed it. */
export interface Contributed<T> {
  /** The contributor's id, `account.sms-code`: the namespace of its texts, and what its components are rendered by. */
  readonly plugin: string
  readonly value: T
}

/** A component as the SDK sees one; React's own function components fit. */
export type Component<Props> = (props: Props) => ReactNode

/** A point of components, rendered where its owner puts `<Slot of={…} />`. */
export interface SlotPoint<Props> extends ExtensionPoint<Component<Props>> {
  readonly slot: true
}
export const defineSlot = <Props>(id: string): SlotPoint<Props> =>
  ({ id, cardinality: 'many', startsAt: 'demand', slot: true }) as unknown as SlotPoint<Props>

/** In a manifest: a value that stands at the point while the gate is on, before any code is loaded. */
export interface Placed<T> {
  readonly at: ExtensionPoint<T>
  readonly value: T
  readonly order?: number
}
/** @param options.order lower comes first in `many`; the highest wins in `one`. 0 by default. */
export const place = <T>(
  at: ExtensionPoint<T>,
  value: NoInfer<T>,
  options?: { readonly order?: number },
): Placed<T> => ({ at, value, ...options })

/** In a manifest: the named export of the plugin's module fills the slot. */
export interface Fill<Props, Name extends string> {
  readonly at: SlotPoint<Props>
  readonly fill: Name
  readonly order?: number
}
export const fill = <Props, const Name extends string>(
  at: SlotPoint<Props>,
  name: Name,
  options?: { readonly order?: number },
): Fill<Props, Name> => ({ at, fill: name, ...options })
