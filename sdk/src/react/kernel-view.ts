import { createContext } from 'react'
import type { Route } from '../contracts/screen.ts'
import type { DynamicNamespace } from '../services/i18n.ts'
import type { Translate } from '../services/translate.ts'
import type { Component, Contributed, ExtensionPoint } from '../points.ts'
import type { Phase } from '../errors.ts'
import type { Store } from '../store.ts'
import type { Token } from '../token.ts'

/**
 * The state of a plugin, as its components need it. Only an `active` plugin has a context, services and
 * components.
 */
export type PluginStatus = 'pending' | 'off' | 'starting' | 'active' | 'failed'

/** What the components of a running plugin use. The same object from its start to its stop. */
export interface Activation {
  readonly context: unknown
  readonly services: Readonly<Record<string, unknown>>
  readonly module: Readonly<Record<string, unknown>>
}

/** A component that fills a slot, and its plugin. */
export interface SlotEntry {
  /** Plugin id. */
  readonly plugin: string
  /** The module's export that fills the slot. */
  readonly name: string
  /** Unique at the slot; the same for as long as the contribution exists. */
  readonly key: string
}

/** A screen of a plugin that is on, or whose gate is pending. */
export interface RouteEntry extends Contributed<Route> {
  readonly state: 'on' | 'pending'
}

/**
 * The host, as the SDK's hooks and components use it. The kernel's React root provides one, and so does the
 * test kernel.
 */
export interface KernelView {
  /** The contributions to a point, in order. Slots have `slotEntries`. */
  contributions<T>(point: ExtensionPoint<T>): Store<readonly Contributed<T>[]>
  slotEntries(slot: ExtensionPoint<Component<never>>): Store<readonly SlotEntry[]>
  status(plugin: string): Store<PluginStatus>
  activation(plugin: string): Activation | undefined
  /** Loads and starts the plugin; does nothing where it runs. */
  requestActivation(plugin: string): void
  /** The screens that the site has now, or may have soon. */
  readonly routes: Store<readonly RouteEntry[]>
  /** Every manifest is known: an address without a route has no screen. */
  readonly registryComplete: Store<boolean>
  /** Its last failure was that its code or its texts could not be fetched: another try may help. */
  isUnfetched(plugin: string): boolean
  /** Reports what a component of the plugin threw. */
  reportError(plugin: string, phase: Phase, error: unknown): void
  /** A service of the kernel or of a plugin that is on. */
  service<T>(token: Token<T>): T | undefined
  /** A React hook: the texts of a namespace in the current language. Renders again when they change. */
  useTranslate<Ns extends string>(namespace: Ns | DynamicNamespace): Translate<Ns>
}

/** The host of the page. */
export const KernelContext = createContext<KernelView | undefined>(undefined)
/** Id of the plugin whose components are rendered. */
export const PluginIdContext = createContext<string | undefined>(undefined)
