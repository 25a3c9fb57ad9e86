import { createContext } from 'react'
import type { Translate } from '../services/i18n.ts'
import type { Component, ExtensionPoint } from '../points.ts'
import type { Phase } from '../errors.ts'
import type { Store } from '../store.ts'
import type { Token } from '../token.ts'

/** How a plugin stands, as components need to know it. `active` alone has a context, services and components. */
export type PluginStatus = 'pending' | 'off' | 'starting' | 'active' | 'failed'

/** One running plugin: what its components work with. The same object from start to stop. */
export interface Activation {
  readonly context: unknown
  readonly services: Readonly<Record<string, unknown>>
  readonly module: Readonly<Record<string, unknown>>
}

/** A component that stands at a slot, with its owner. */
export interface SlotEntry {
  /** Plugin id. */
  readonly plugin: string
  /** The module's export that fills the slot. */
  readonly name: string
  readonly key: string
}

/** What the SDK's React side asks of the kernel. The kernel's React root and the test kernel provide one. */
export interface KernelView {
  /** Values at a point, in order. For a slot use `entries`. */
  values<T>(point: ExtensionPoint<T>): Store<readonly T[]>
  entries(slot: ExtensionPoint<Component<never>>): Store<readonly SlotEntry[]>
  status(plugin: string): Store<PluginStatus>
  activation(plugin: string): Activation | undefined
  /** Asks for the plugin's code to start; harmless when it runs. */
  demand(plugin: string): void
  /** A component of the plugin threw. */
  fault(plugin: string, phase: Phase, error: unknown): void
  /** A service of the kernel or of a plugin that is on. */
  service<T>(token: Token<T>): T | undefined
  /** A React hook: texts of a namespace in the current language; the component renders again when it changes. */
  useTranslate(namespace: string): Translate
}

export const KernelContext = createContext<KernelView | undefined>(undefined)
/** The plugin whose components are being rendered. */
export const PluginContext = createContext<string | undefined>(undefined)
