import type { Schema } from './schema.ts'
import type { Phantom } from './token.ts'
import type { ReactNode } from 'react'

/**
 * How many contributions a point takes. `many`: all of them, by `order`, then as their plugins were
 * registered. `keyed`: one for each `key` of the value; a second one with the same key is refused with
 * `PL-KEY`, unless its plugin `replaces` the first. `one`: the one with the highest `order` among plugins
 * that are on; when that plugin stops, the next.
 */
export type Cardinality = 'many' | 'keyed' | 'one'

/**
 * When a plugin that contributes to a point from `activate` starts. `start`: with the page. `idle`: after the
 * first paint, when the browser is idle. `demand`: when its component is rendered, its service is required,
 * or `useRequestActivation` asks for it.
 */
export type StartsAt = 'start' | 'idle' | 'demand'

/**
 * A point that plugins contribute to, as a value that both sides import: its owner reads the contributions,
 * others add to them. `T` is the type of a contributed value. Either side may start first.
 */
export interface ExtensionPoint<T> extends Phantom<T> {
  /** Unique in the site: `area.what-it-collects`. */
  readonly id: string
  readonly cardinality: Cardinality
  readonly startsAt: StartsAt
  /** Of a keyed point: the field of its values that is their key. Absent: `key`. */
  readonly keyField?: string
}

/**
 * Makes an extension point.
 *
 * @param point - `startsAt` is `idle` by default, `keyField` is `key`
 * @example
 * export const paymentMethods = defineExtensionPoint<PaymentMethod>({ id: 'wallet.payment-methods', cardinality: 'keyed' })
 */
export const defineExtensionPoint = <T>(point: {
  readonly id: string
  readonly cardinality: Cardinality
  readonly startsAt?: StartsAt
  readonly keyField?: string & keyof NoInfer<T>
}): ExtensionPoint<T> => ({ startsAt: 'idle', ...point }) as object as ExtensionPoint<T>

/**
 * What the owner of a point says about its values: a list of these, `pointSchemas`, stands in the area's
 * `point-schemas.ts`. The host refuses a value that does not fit (`PL-VALUE`), and reports a value that
 * nobody reads (`PL-UNREAD`).
 */
export interface PointSchema {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a point of any values
  readonly point: ExtensionPoint<any>
  /** Standard Schema of a value; not asynchronous. Absent for a slot, whose values are components. */
  readonly schema?: Schema<unknown>
  /** Ids of the plugins that read the point. Absent: the site itself does. */
  readonly readBy?: readonly string[]
}

/** A contribution as the reader of a point gets it: the value, and the plugin that contributed it. */
export interface Contributed<T> {
  /**
   * The contributor's id, `account.sms-code`: whose texts the value's keys belong to, and whose components it
   * names.
   */
  readonly plugin: string
  readonly value: T
}

/**
 * A React function component, without React's own fields, so that the SDK's types do not depend on React's.
 */
export type Component<Props> = (props: Props) => ReactNode

/** A point of components, which its owner renders with `<Slot of={…} props={…} />`. */
export interface SlotPoint<Props> extends ExtensionPoint<Component<Props>> {
  readonly slot: true
}

/**
 * Makes a slot: a point of components that take `Props`. It takes many; their code starts when the slot is
 * rendered.
 *
 * @param id - unique in the site: `area.where-it-is`
 * @example
 * export const walletCards = defineSlot<{ readonly currency: string }>('wallet.cards')
 */
export const defineSlot = <Props>(id: string): SlotPoint<Props> =>
  ({ id, cardinality: 'many', startsAt: 'demand', slot: true }) as unknown as SlotPoint<Props>

/**
 * In a manifest's `contributes`: a value that the point has while the plugin's gate is on, before any code is
 * loaded.
 */
export interface StaticContribution<T> {
  readonly at: ExtensionPoint<T>
  readonly value: T
  readonly order?: number
}

/** In a manifest's `contributes`: a component of the plugin's module that is rendered in a slot. */
export interface SlotContribution<Props, Name extends string> {
  readonly at: SlotPoint<Props>
  /** Name of the module's export. */
  readonly component: Name
  readonly order?: number
}

/**
 * Contributes an exported component of the plugin's module to a slot. `plugin()` lets the compiler check that
 * the module has it, with the slot's props.
 *
 * @param value - `component`: name of the export. `order`: lower comes first; 0 by default
 * @example
 * contributes: [contribute(homeSections, { component: 'Banner', order: 10 })]
 */
export function contribute<Props, const Name extends string>(
  at: SlotPoint<Props>,
  value: { readonly component: Name; readonly order?: number },
): SlotContribution<Props, Name>
/**
 * Contributes a value by the manifest alone. At a keyed point, a value without a key, or with the key of a
 * plugin that it does not replace, is left out and reported as `PL-KEY`.
 *
 * @param options - `order`: lower comes first in `many` and `keyed`; the highest wins in `one`; 0 by default
 * @example
 * contributes: [contribute(routes, { path: '/m/voucher', access: 'member', component: 'VoucherScreen' })]
 */
export function contribute<T>(
  at: ExtensionPoint<T>,
  value: NoInfer<T>,
  options?: { readonly order?: number },
): StaticContribution<T>
export function contribute(at: object, value: unknown, options?: { readonly order?: number }): object {
  return 'slot' in at ? Object.assign({ at }, value) : { at, value, ...options }
}

/* eslint-disable @typescript-eslint/no-explicit-any -- `any` stands for "of whatever type" in the positions below */

/**
 * What a manifest lists under `contributes`: a point that `activate` will contribute to (the bare point), a
 * value (`contribute(point, value)`), or a component for a slot (`contribute(slot, { component })`).
 */
export type Contribution = ExtensionPoint<any> | StaticContribution<any> | SlotContribution<any, string>

/** The points that a manifest's contributions name: what `Context.contribute` takes. */
export type PointsOf<C> = C extends readonly (infer E)[] ? (E extends { at: infer A } ? A : E) : never
/** The slot fills among a manifest's contributions. */
export type SlotContributionsOf<C> = C extends readonly (infer E)[]
  ? E extends SlotContribution<any, string>
    ? E
    : never
  : never
