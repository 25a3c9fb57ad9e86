import type { AnyManifest, Context, ExtensionPoint, Plugin } from '@foyer/sdk'
import type { ConformanceOptions } from '@foyer/sdk/testing'

/** A plugin that is broken in one way, and its options for the suite. */
export interface Broken {
  readonly plugin: Plugin
  readonly options?: ConformanceOptions
}
/** The default export of a fixture's `plugin.tsx`. */
export const defineBroken = (broken: Broken): Broken => broken

type Services = Readonly<Record<string, never>>
/** A context without the manifest's types: fixtures do what the compiler would refuse. */
export interface LooseContext extends Context {
  contribute(point: { readonly id: string }, value: unknown): () => void
}
type Activate = (context: LooseContext, services: Services) => unknown
interface LooseModule {
  readonly activate?: Activate
  readonly [name: string]: unknown
}

/** A minimal sound plugin, with an `activate` and parts of a manifest that break it. */
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

/** A sound plugin with changed parts of its manifest. */
export const withManifest = (
  { manifest, load }: Plugin,
  change: (manifest: AnyManifest) => Readonly<Record<string, unknown>>,
): Plugin => ({ manifest: { ...manifest, ...change(manifest) }, load })

/** A sound plugin with another module. */
export const withModule = (
  { manifest, load }: Plugin,
  change: (module: LooseModule) => LooseModule,
): Plugin => ({
  manifest,
  load: async () => change((await load()) as LooseModule),
})

/** A sound plugin with other contributions at a point. */
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
