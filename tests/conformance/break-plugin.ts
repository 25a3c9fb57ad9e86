import type { AnyManifest, Context, ExtensionPoint, Plugin } from '@foyer/sdk'
import type { ConformanceOptions } from '@foyer/sdk/testing'

/** A plugin that is broken in one way, and what the suite must know of it. */
export interface Broken {
  readonly plugin: Plugin
  readonly options?: ConformanceOptions
}
/** What `plugin.tsx` of a fixture exports by default. */
export const defineBroken = (broken: Broken): Broken => broken

type Services = Readonly<Record<string, never>>
/** A context without the types that a manifest gives: fixtures do what no compiler would let them. */
export interface LooseContext extends Context {
  contribute(point: { readonly id: string }, value: unknown): () => void
}
type Activate = (context: LooseContext, services: Services) => unknown
interface LooseModule {
  readonly activate?: Activate
  readonly [name: string]: unknown
}

/** The least that a sound plugin is, with an `activate` and parts of a manifest to break it by. */
export const bare = (
  activate?: Activate,
  manifest: Readonly<Record<string, unknown>> = {},
  exports: Readonly<Record<string, unknown>> = {},
): Plugin => ({
  manifest: {
    id: 'broken.plugin',
    version: '1.0.0',
    sdk: '^1',
    title: 'Broken',
    ...manifest,
  } satisfies AnyManifest,
  load: () => ({ ...(activate && { activate }), ...exports }),
})

/** A sound plugin with other parts of its manifest. */
export const withManifest = (
  { manifest, load }: Plugin,
  change: (manifest: AnyManifest) => Readonly<Record<string, unknown>>,
): Plugin => ({ manifest: { ...manifest, ...change(manifest) }, load })

/** A sound plugin whose module is another. */
export const withModule = (
  { manifest, load }: Plugin,
  change: (module: LooseModule) => LooseModule,
): Plugin => ({
  manifest,
  load: async () => change((await load()) as LooseModule),
})

/** A sound plugin whose contributions at a point are others. */
export const withContribution = <T>(
  plugin: Plugin,
  point: ExtensionPoint<T>,
  change: (value: T, context: LooseContext) => unknown,
): Plugin =>
  withModule(plugin, ({ activate, ...module }) => ({
    ...module,
    activate: (context, services) =>
      activate?.(
        new Proxy(context, {
          get(target, name) {
            const part: unknown = Reflect.get(target, name, target)
            if (typeof part !== 'function') return part
            if (name !== 'contribute') return part.bind(target) as unknown
            return (at: { readonly id: string }, value: T) =>
              target.contribute(at, at.id === point.id ? change(value, context) : value)
          },
        }),
        services,
      ),
  }))
