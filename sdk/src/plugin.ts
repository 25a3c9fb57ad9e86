import type { EventType } from './event.ts'
import type { Gate, VendorPurpose } from './gate.ts'
import type { LanguageCode, Texts } from './language.ts'
import type { Origins } from './origins.ts'
import type {
  Component,
  Contributed,
  Contribution,
  ExtensionPoint,
  PointsOf,
  SlotContribution,
  SlotContributionsOf,
} from './points.ts'
import type { Schema } from './schema.ts'
import type { Interceptor } from './services/http.ts'
import type { Logger } from './services/logger.ts'
import type { ScriptOptions } from './services/scripts.ts'
import type { StorageKey } from './services/storage.ts'
import type { Disposer, Store } from './store.ts'
import type { OptionalServices, Phantom, Services, Tokens } from './token.ts'

/* eslint-disable @typescript-eslint/no-explicit-any -- `any` stands for "of whatever type" in the positions below */

/**
 * When a plugin's code starts, where that does not follow from what it contributes. `start`: with the page.
 * `idle`: after the first paint, when the browser is idle. `member`: when a member is signed in. An event:
 * when it is sent; the first handler that the plugin adds for it gets what was sent meanwhile.
 */
export type Trigger = 'start' | 'idle' | 'member' | EventType<any>

/**
 * Describes a plugin: data only, loaded with every page, so keep it small. The code is behind `load`. `R`,
 * `O` and `P` are the tokens required, optional and provided, `C` the contributions, `S` the type of the
 * settings; `definePlugin` infers all of them.
 */
export interface Manifest<R = Tokens, O = Tokens, P = Tokens, C = readonly Contribution[], S = any> {
  /**
   * `area.name` in kebab case, unique in the site; also the namespace of its texts and the prefix of its
   * storage keys.
   */
  readonly id: `${string}.${string}`
  /** The plugin's own version, for people. */
  readonly version: string
  /** The SDK's major version that it was written for: `^1`. Another one is refused with `PL-SDK`. */
  readonly sdk: `^${number}`
  /** For people: the merchant's console and the inspector. English. */
  readonly title: string
  /** The plugin is on while this gate is. Absent: always. */
  readonly when?: Gate<keyof S & string> | undefined
  /**
   * Switches that its code reads while it runs, whether or not `when` names them too: the merchant's console tells
   * what a switch does.
   */
  readonly readsSwitches?: readonly string[]
  /** When its code starts. Absent: as follows from what it contributes. */
  readonly activateOn?: Trigger
  /** Services that it needs: the plugin is on only while all of them are provided (`PL-MISSING`). */
  readonly requires?: R
  /**
   * Services that may be missing, and are `undefined` then. The plugin is restarted when one appears or
   * disappears.
   */
  readonly optional?: O
  /**
   * Services that `activate` returns, by name. A token that another plugin provides is refused with
   * `PL-PROVIDER`.
   */
  readonly provides?: P
  /**
   * Ids of plugins whose tokens and keys this one takes over while it is on. The merchant's profile must
   * allow a foreign plugin to do so (`PL-REPLACES`).
   *
   * @experimental No plugin uses it yet.
   */
  readonly replaces?: readonly string[]
  /**
   * What it contributes, and where. `activate` may contribute to no point that is not named here
   * (`PL-UNDECLARED`).
   */
  readonly contributes?: C
  /** Every foreign origin that it reaches, by kind: the Content-Security-Policy is made from these. */
  readonly origins?: Origins
  /**
   * First-party cookies that the plugin, or its vendor's script, sets on this host: `_fbp`; `_ga*` for all that begin so.
   * The host removes them when the plugin stops, and where it is off for want of consent (TR-16).
   */
  readonly cookies?: readonly string[]
  /**
   * Keys of local and session storage that its vendor's script writes on this host, as in `cookies`; removed with them.
   * What the plugin itself stores by its context is removed without being named.
   */
  readonly storage?: readonly string[]
  /** What its vendor uses the player's data for, as the player reads it before the choice (TR-19). */
  readonly purposes?: readonly VendorPurpose[]
  /**
   * Settings that the gateway's status may give in its `info.analytics` (EN-25), by the name there:
   * `{ pixelId: 'fbPixelId' }`. They replace the profile's, if that names the setting at all.
   */
  readonly settingsFrom?: { readonly [key in keyof S & string]?: string }
  /** Standard Schema of the merchant's settings; lazy, so that the validator stays off the first path. */
  readonly settings?: () => Promise<{ readonly default: Schema<S> }>
  /**
   * `true`: `locales/*.json` beside the manifest. A function: the texts that it returns; the site shows those of `EN` for what a
   * language lacks (LG-04). Absent: no texts.
   */
  readonly texts?: true | ((language: LanguageCode) => Texts | Promise<Texts>)
}

/**
 * Describes a plugin without its code. Returns its argument and adds only the types. The host checks the
 * manifest when the page registers it and reports what is wrong: `PL-MANIFEST`, `PL-SDK`, `PL-DUPLICATE`,
 * `PL-PROVIDER`, `PL-CYCLE`; a value that does not fit its point: `PL-VALUE`; of a foreign plugin also
 * `PL-REPLACES`.
 *
 * @example
 * export const manifest = definePlugin({
 *   id: 'wallet.voucher',
 *   version: '1.0.0',
 *   sdk: '^1',
 *   title: 'Voucher',
 *   when: all(loggedIn(), switchOn('VOUCHER3')),
 *   requires: { http: HTTP, overlays: OVERLAYS },
 *   contributes: [contribute(routes, { path: '/m/voucher', access: 'member', component: 'VoucherScreen' })],
 *   texts: true,
 * })
 */
export const definePlugin = <
  const R extends Tokens = {},
  const O extends Tokens = {},
  const P extends Tokens = {},
  const C extends readonly Contribution[] = [],
  S = {},
>(
  manifest: Manifest<R, O, P, C, S>,
): Manifest<R, O, P, C, S> => manifest

/** What `activate` returns: nothing, or an object with every service that the manifest provides. */
export type Provided<P> = [keyof P] extends [never] ? void : Services<P>

/**
 * What a running plugin acts through. Every effect is recorded and undone, last first, when the plugin stops;
 * each call also returns its own disposer. After the stop every call throws `PL-CLOSED`, and a wrong argument
 * throws `PL-ARGUMENT`. Fields may be destructured; methods may not, since they need their object. An error
 * that a handler or timer throws is reported as the plugin's (`PL-THREW`); five such errors within a minute
 * quarantine the plugin for the session.
 */
export interface Context<C = readonly Contribution[], S = unknown> {
  /** Id of the plugin. */
  readonly id: string
  /** Aborted when the plugin stops. */
  readonly signal: AbortSignal
  /** The merchant's settings, checked field by field; a field that does not fit has its default (`PL-SETTING`). */
  readonly settings: Readonly<S>
  /**
   * Resolves when `settings` have been checked. Only a plugin whose code is in the page itself starts before
   * that: its schema has not been fetched yet, so it awaits this before it reads a setting. Rejects if the
   * schema cannot be fetched.
   */
  readonly settingsReady: Promise<void>
  /** Logs under the plugin's id. */
  readonly logger: Logger
  /**
   * What the plugin's `bake.ts` put into the page; `undefined` on pages baked without it. Unchecked, so check
   * its shape.
   */
  readonly baked: unknown
  /**
   * Adds a value to a point that the manifest names. Throws `PL-UNDECLARED` for another point, `PL-VALUE`
   * where the value does not fit the point, and `PL-KEY` where the point is keyed and the value has no key, or
   * the key of another plugin that this one does not replace.
   *
   * @param options - `order`: lower comes first in `many` and `keyed`; the highest wins in `one`; 0 by
   * default
   */
  contribute<X extends PointsOf<C>>(
    point: X,
    value: X extends Phantom<infer T> ? T : never,
    options?: { readonly order?: number },
  ): Disposer
  /**
   * The contributions to a point of the plugins that are on, with their ids, in the point's order, as they
   * change. `get` returns the same array until something changes; compare contributions by `value`, which is
   * the object that was contributed. The store does not undo a subscription by itself:
   * `context.defer(store.subscribe(…))`.
   */
  contributions<T>(point: ExtensionPoint<T>): Store<readonly Contributed<T>[]>
  /** Subscribes to an event. The first subscriber of an event with `keep` also gets what was sent before. */
  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer
  /** Sends an event to its subscribers, at once. */
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void
  /**
   * Sees endpoint, query and answer of every call of the site; never the Authorization header, nor an
   * encrypted body. Throws `PL-ARGUMENT` for what is no interceptor.
   *
   * @experimental No plugin uses it yet.
   */
  intercept(interceptor: Interceptor): Disposer
  /**
   * Runs a function once, after `ms` milliseconds. It does not run after the stop; a timer that code sets by
   * the browser's own `setTimeout` goes on.
   */
  timeout(run: () => void, ms: number): Disposer
  /** Runs a function every `ms` milliseconds. */
  interval(run: () => void, ms: number): Disposer
  /**
   * Adds a vendor's script to the page; its element is removed with the plugin. A retry fetches it again.
   * Rejects with `SC-URL`, `SC-BLOCKED`, `SC-TIMEOUT` or `SC-ABORTED`, as `Scripts.load` does, and with
   * `PL-CLOSED` where the plugin has stopped meanwhile.
   */
  script(url: string, options?: ScriptOptions): Promise<void>
  /** Appends a node to `parent`, the body by default. */
  mount(node: Node, parent?: ParentNode & Node): Disposer
  /** Reads and writes declared keys, as `Storage` does. What is stored outlives the plugin. */
  readonly storage: {
    get<T>(key: StorageKey<T>): T | undefined
    set<T>(key: StorageKey<T>, value: NoInfer<T>): void
    remove(key: StorageKey<any>): void
  }
  /**
   * Sets a global variable, such as a vendor's stub; the undo restores the former value. Throws `PL-GLOBAL` for
   * one that the browser owns: `fetch`, `history`.
   */
  global(name: string, value: unknown): Disposer
  /** Records anything else that must be undone. */
  defer(undo: Disposer): Disposer
}

/**
 * The type of a manifest's `activate`: it takes the context and what the manifest requires, and returns what
 * the manifest provides. A start that throws fails with `PL-THREW`, one that takes more than 10 seconds with
 * `PL-TIMEOUT`, one that does not return a provided service with `PL-PROVIDES`.
 *
 * @example
 * export const activate: Activate<typeof manifest> = (context, { http }) => {
 *   context.interval(() => void http.call(countUnread), 60_000)
 * }
 */
export type Activate<M> =
  M extends Manifest<infer R, infer O, infer P, infer C, infer S>
    ? (
        context: Context<C, S>,
        services: Services<R> & OptionalServices<O>,
      ) => Provided<P> | Promise<Provided<P>>
    : never

/** The context of a manifest's plugin, for classes and functions that take it: `ContextOf<typeof manifest>`. */
export type ContextOf<M> = M extends Manifest<any, any, any, infer C, infer S> ? Context<C, S> : never

/** The services that a manifest requires, and those it names optional: `ServicesOf<typeof manifest>`. */
export type ServicesOf<M> =
  M extends Manifest<infer R, infer O, any, any, any> ? Services<R> & OptionalServices<O> : never

/** The `activate` of a module: required where the manifest provides a service. */
export type ActivateExport<M> =
  M extends Manifest<any, any, infer P, any, any>
    ? [keyof P] extends [never]
      ? { readonly activate?: Activate<M> }
      : { readonly activate: Activate<M> }
    : never
/**
 * What a plugin's module exports: `activate`, which may be absent where nothing is provided, and a component
 * for each slot contribution. Other exports, such as a route's `component`, are found by their name.
 */
export type Module<M> =
  M extends Manifest<any, any, any, infer C, any>
    ? ActivateExport<M> & {
        readonly [F in SlotContributionsOf<C> as F['component']]: F extends SlotContribution<
          infer Props,
          string
        >
          ? Component<Props>
          : never
      }
    : never

/** A manifest, whatever it requires, provides and contributes. */
export type AnyManifest = Manifest<any, any, any, any, any>

/** A plugin: what a manifest's module exports by default. */
export interface Plugin {
  readonly manifest: AnyManifest
  /** Returns the plugin's module, or a promise of it. Anything else fails with `PL-MODULE`. */
  readonly load: () => unknown
  /** Parts that most visits need next: fetched at the first touch, or after some idle seconds, while the plugin is on. */
  readonly ahead?: readonly (() => Promise<unknown>)[]
}

/**
 * Joins a manifest and its code: a statement of its own, since a `load` in the manifest would be a type cycle (TS7022).
 *
 * @param load - called when the plugin starts, and again after a failed load
 * @param ahead - see `Plugin.ahead`; for few: all players' devices fetch them
 * @example
 * export default plugin(manifest, () => import('./voucher.tsx'))
 */
export const plugin = <M extends AnyManifest>(
  manifest: M,
  load: () => Promise<Module<M>> | Module<M>,
  ahead: Plugin['ahead'] = [],
): Plugin => ({ manifest, load, ahead })
