import type { EventType } from './event.ts'
import type { Gate } from './gate.ts'
import type { LanguageCode, Texts } from './language.ts'
import type { Component, ExtensionPoint, Fill, Placed } from './points.ts'
import type { Schema } from './schema.ts'
import type { Interceptor } from './services/http.ts'
import type { Logger } from './services/logger.ts'
import type { ScriptOptions } from './services/scripts.ts'
import type { StorageKey } from './services/storage.ts'
import type { Disposer, Store } from './store.ts'
import type { OptionalServices, Phantom, Services, Tokens } from './token.ts'

/* eslint-disable @typescript-eslint/no-explicit-any -- `any` stands for "of whatever type" in the positions below */

/** What a manifest may list under `contributes`: a point `activate` will contribute to, a placed value, or a slot fill. */
export type Contribution = ExtensionPoint<any> | Placed<any> | Fill<any, string>

/** A host the plugin reaches: `https://…` with an optional leading `*.`, or the origin that a setting holds. */
export type HostSource = `https://${string}` | FromSetting<string>
export interface FromSetting<K extends string> {
  readonly fromSetting: K
}
/** @example hosts: { frame: [fromSetting('cashierUrl')] } */
export const fromSetting = <const K extends string>(key: K): FromSetting<K> => ({ fromSetting: key })

export type HostKind = 'script' | 'connect' | 'image' | 'frame' | 'style' | 'font'
export type Hosts = { readonly [kind in HostKind]?: readonly HostSource[] }

/** When the code starts, where that does not follow from what the plugin contributes. */
export type Trigger = 'start' | 'idle' | 'member' | EventType<any>

/**
 * Describes a plugin: data only, always loaded, so keep it small. Everything else is behind `load`.
 * `R`, `O`, `P`: tokens required, optional, provided. `C`: contributions. `S`: the settings' type.
 */
export interface Manifest<R = Tokens, O = Tokens, P = Tokens, C = readonly Contribution[], S = any> {
  /** `area.name`, in kebab case; also the namespace of its texts and the prefix of its storage keys. */
  readonly id: `${string}.${string}`
  readonly version: string
  /** The SDK's major it was written for. */
  readonly sdk: `^${number}`
  /** For people: the merchant's console and the inspector. English. */
  readonly title: string
  readonly when?: Gate<keyof S & string> | undefined
  readonly activate?: Trigger
  readonly requires?: R
  /** Services that may be missing: `undefined` then, and the plugin is restarted when one comes or goes. */
  readonly optional?: O
  readonly provides?: P
  /** Ids of plugins whose provided tokens and keys this one takes over while it is on. */
  readonly replaces?: readonly string[]
  readonly contributes?: C
  /** Every foreign host it reaches, by kind: the Content-Security-Policy is made from these. */
  readonly hosts?: Hosts
  /** Standard Schema of the merchant's settings; lazy, so that the validator stays off the first path. */
  readonly settings?: () => Promise<{ readonly default: Schema<S> }>
  /** `true`: `locales/*.json` beside the manifest, built in. A function: whatever it gives. Absent: no texts. */
  readonly texts?: true | ((language: LanguageCode) => Texts | Promise<Texts>)
}

/** Describes a plugin without its code. Returns what it is given: the types are the point. */
export const definePlugin = <
  const R extends Tokens = {},
  const O extends Tokens = {},
  const P extends Tokens = {},
  const C extends readonly Contribution[] = [],
  S = {},
>(
  manifest: Manifest<R, O, P, C, S>,
): Manifest<R, O, P, C, S> => manifest

type PointsOf<C> = C extends readonly (infer E)[] ? (E extends { at: infer A } ? A : E) : never
type FillsOf<C> = C extends readonly (infer E)[] ? (E extends Fill<any, string> ? E : never) : never
type Provided<P> = [keyof P] extends [never] ? void : Services<P>

/**
 * What a plugin's code works through. Every effect is recorded in the plugin's ledger and undone, last first, when the
 * plugin stops; each call also returns its own disposer. After the stop every call throws `PL-CLOSED`.
 * Do not destructure it: its methods need their object.
 */
export interface Context<C = readonly Contribution[], S = unknown> {
  readonly id: string
  /** Aborted when the plugin stops. */
  readonly signal: AbortSignal
  /** The merchant's settings, checked field by field; a bad field has its default. */
  readonly settings: Readonly<S>
  /**
   * Resolves when `settings` have been checked: at once, but for a plugin whose code stands in the page. That starts before
   * its schema is there, so it awaits this before it reads a setting; until then there is none. Rejects where the schema
   * cannot be fetched.
   */
  readonly settingsReady: Promise<void>
  readonly logger: Logger
  /** What the plugin's `bake.ts` put into the page; `undefined` on pages baked without it, so check its shape. */
  readonly baked: unknown
  contribute<X extends PointsOf<C>>(
    point: X,
    value: X extends Phantom<infer T> ? T : never,
    options?: { readonly order?: number },
  ): Disposer
  /**
   * What stands at a point now, in its order, while it comes and goes. Of plugins that are on, whoever they are; the same
   * array until it changes. A listener is the plugin's to undo: `context.defer(store.subscribe(…))`.
   */
  contributions<T>(point: ExtensionPoint<T>): Store<readonly T[]>
  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void
  /** Sees endpoint, query and answer of every call; never the Authorization header, nor an encrypted body. */
  intercept(interceptor: Interceptor): Disposer
  timeout(run: () => void, ms: number): Disposer
  interval(run: () => void, ms: number): Disposer
  /** Adds a vendor's script; disposing removes its element. Retrying really asks the network again. */
  script(url: string, options?: ScriptOptions): Promise<void>
  /** Puts a node into the page. */
  mount(node: Node, parent?: ParentNode & Node): Disposer
  /** Reads and writes a declared key; watching one is undone with the plugin. */
  readonly storage: {
    get<T>(key: StorageKey<T>): T | undefined
    set<T>(key: StorageKey<T>, value: NoInfer<T>): void
    remove(key: StorageKey<any>): void
  }
  /** Sets a global (a vendor's stub) and restores what stood there. */
  global(name: string, value: unknown): Disposer
  /** Anything else that must be undone. */
  defer(undo: Disposer): Disposer
}

/** The `activate` that fits a manifest: takes what it requires, must return what it provides. */
export type Activate<M> =
  M extends Manifest<infer R, infer O, infer P, infer C, infer S>
    ? (
        context: Context<C, S>,
        services: Services<R> & OptionalServices<O>,
      ) => Provided<P> | Promise<Provided<P>>
    : never
/** A manifest's context, for classes and components. */
export type ContextOf<M> = M extends Manifest<any, any, any, infer C, infer S> ? Context<C, S> : never
/** A manifest's services, for components: `useServices<typeof manifest>()`. */
export type ServicesOf<M> =
  M extends Manifest<infer R, infer O, any, any, any> ? Services<R> & OptionalServices<O> : never

type Activation<M> =
  M extends Manifest<any, any, infer P, any, any>
    ? [keyof P] extends [never]
      ? { readonly activate?: Activate<M> }
      : { readonly activate: Activate<M> }
    : never
/** What a plugin's module exports: `activate` (needed where it provides a service) and a component for each `fill`. */
export type Module<M> =
  M extends Manifest<any, any, any, infer C, any>
    ? Activation<M> & {
        readonly [F in FillsOf<C> as F['fill']]: F extends Fill<infer Props, string>
          ? Component<Props>
          : never
      }
    : never

export type AnyManifest = Manifest<any, any, any, any, any>
export interface Plugin {
  readonly manifest: AnyManifest
  readonly load: () => unknown
}

/**
 * Joins a manifest and its code. A second statement, because a `load` checked inside the manifest would take part in the
 * manifest's own type (TS7022).
 */
export const plugin = <M extends AnyManifest>(
  manifest: M,
  load: () => Promise<Module<M>> | Module<M>,
): Plugin => ({ manifest, load })
