import type { PluginError, PointSchema } from '@foyer/sdk'
import type { Border, ContextCall } from '../core/border.ts'
import type { HostedPlugin } from '../core/hosted-plugin.ts'
import type { PluginRecord } from '../core/graph-nodes.ts'
import type { Host } from '../core/host.ts'
import { hostError } from '../errors/host-error.ts'
import type { PointType } from '../extension-points/extension-point-store.ts'
import { entriesOf } from '../extension-points/manifest-entry.ts'
import { guardStores } from './guarded-stores.ts'
import { argumentProblem } from './check-arguments.ts'
import { checkManifest } from './check-manifest.ts'
import { checkExport, checkModule, exportNamedBy } from './check-module.ts'
import { POINT_SCHEMAS } from './point-schemas.ts'
import { PointValues } from './point-values.ts'

export interface BorderOptions {
  /** Schemas of the points that the site's own areas define; those of the SDK's are known. */
  readonly schemas?: readonly PointSchema[]
  /** Global variables that are the browser's; those that there are now by default. */
  readonly browserNames?: readonly string[]
}

/** Creates the border of a host: see `Border`. */
export function createBorder(
  host: Pick<Host, 'inspect' | 'reportError'>,
  { schemas = [], browserNames = Object.getOwnPropertyNames(globalThis) }: BorderOptions = {},
): Border {
  const values = new PointValues([...POINT_SCHEMAS, ...schemas])
  const browsers: ReadonlySet<unknown> = new Set(browserNames)
  /** `PL-DUPLICATE`, with the titles and origins of both. */
  const checkId = (plugin: HostedPlugin): PluginError | undefined => {
    const { id } = plugin.manifest
    const owner = host.inspect(({ graph }) => graph.records.get(id)?.plugin)
    return owner && hostError('PL-DUPLICATE', id, 'register', { owner: nameOf(owner), other: nameOf(plugin) })
  }
  const checkPlugin = (plugin: HostedPlugin): PluginError | undefined =>
    checkManifest(plugin) ??
    checkId(plugin) ??
    values.checkEntries(plugin.manifest.id, entriesOf(plugin.manifest)) ??
    checkReplaces(plugin)

  /** The value that is contributed: of a foreign plugin with guarded stores, unless the point is of components. */
  const admitValue = (record: PluginRecord, type: PointType, value: unknown): unknown => {
    const { id, plugin, module = {} } = record
    const error = values.check(id, type, value)
    if (error) throw error
    if (type.slot) return value
    const missing = checkExport(id, module, exportNamedBy({ value }))
    if (missing) throw missing
    return plugin.source ? guardStores(value, (cause) => host.reportError(id, 'call', cause)) : value
  }

  function checkCall(record: PluginRecord, call: ContextCall, a: unknown, b: unknown, c: unknown): unknown {
    const { id } = record
    const problem = argumentProblem(call, a, b, c)
    if (problem !== undefined) throw hostError('PL-ARGUMENT', id, 'call', { call, problem })
    if (call === 'global' && (browsers.has(a) || isInherited(a)))
      throw hostError('PL-GLOBAL', id, 'call', { name: String(a) })
    return call === 'contribute' ? admitValue(record, a as PointType, b) : undefined
  }

  return {
    checkPlugin,
    checkModule,
    checkCall,
    readersOf: (point) => values.readersOf(point),
  }
}

/** A plugin for people: its title, and where it comes from. */
const nameOf = ({ manifest, source }: HostedPlugin): string =>
  `${manifest.title} (${source?.url ?? 'this site'})`

/** `addEventListener` and others, which every global object has from its prototypes. */
const isInherited = (name: unknown): boolean => String(name) in (Object.getPrototypeOf(globalThis) as object)

/** `PL-REPLACES` for a foreign plugin that would replace another one without the profile's word. */
function checkReplaces({ manifest, source }: HostedPlugin): PluginError | undefined {
  const { id, replaces = [] } = manifest
  const refused = source && replaces.find((other) => !source.replaces?.includes(other))
  return refused === undefined ? undefined : hostError('PL-REPLACES', id, 'register', { replaces: refused })
}
