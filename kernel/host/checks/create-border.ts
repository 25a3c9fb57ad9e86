import {
  type EventType,
  languageChanged,
  navigated,
  pluginChanged,
  type PluginError,
  type PointSchema,
  routes,
  sessionEnded,
  sessionStarted,
  siteStatusArrived,
  siteUnavailable,
} from '@foyer/sdk'
import type { Border, ContextCall } from '../core/border.ts'
import type { HostedPlugin } from '../core/hosted-plugin.ts'
import type { PluginRecord } from '../core/graph-nodes.ts'
import type { Host } from '../core/host.ts'
import { hostError, textOf } from '../errors/host-error.ts'
import type { PointType } from '../extension-points/extension-point-store.ts'
import { entriesOf } from '../extension-points/manifest-entry.ts'
import { guardStores } from './guarded-stores.ts'
import { plainCopy } from './plain-copy.ts'
import { RateLimits } from './rate-limits.ts'
import { argumentProblem } from './check-arguments.ts'
import { checkManifest } from './check-manifest.ts'
import { checkExport, checkModule, exportNamedBy } from './check-module.ts'
import { PathRules } from './path-rules.ts'
import { POINT_SCHEMAS } from './point-schemas.ts'
import { PointValues } from './point-values.ts'

/** Events of what only the site itself knows. */
const SITE_EVENTS: ReadonlySet<string> = new Set(
  [
    languageChanged,
    navigated,
    pluginChanged,
    sessionEnded,
    sessionStarted,
    siteStatusArrived,
    siteUnavailable,
  ].map(({ id }) => id),
)

export interface BorderOptions {
  /** Schemas of the points that the site's own areas define; those of the SDK's are known. */
  readonly schemas?: readonly PointSchema[]
  /** Paths that the site keeps to itself, whether or not a plugin shows them now. */
  readonly lockedPaths?: readonly string[]
  /** Global variables that are the browser's; those that there are now by default. */
  readonly browserNames?: readonly string[]
}

/** Creates the border of a host: see `Border`. */
export function createBorder(
  host: Pick<Host, 'inspect' | 'quarantine' | 'reportError'>,
  {
    schemas = [],
    lockedPaths = [],
    browserNames = Object.getOwnPropertyNames(globalThis),
  }: BorderOptions = {},
): Border {
  const values = new PointValues([...POINT_SCHEMAS, ...schemas])
  const limits = new RateLimits(host)
  const browsers: ReadonlySet<unknown> = new Set(browserNames)
  const paths = new PathRules({
    plugins: () => host.inspect(({ graph }) => [...graph.records.values()].map(({ plugin }) => plugin)),
    contributed: () => host.inspect(({ extensions }) => extensions.get(routes).entries),
    locked: lockedPaths,
  })
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
    checkReplaces(plugin) ??
    paths.checkManifest(plugin)

  const checkValue = (record: PluginRecord, type: PointType, value: unknown): PluginError | undefined => {
    const { id, plugin, module = {} } = record
    const error = values.check(id, type, value)
    if (error || type.slot) return error
    const path = type.id === routes.id && (value as { readonly path: string }).path
    return checkExport(id, module, exportNamedBy({ value })) ?? (path ? paths.check(plugin, path) : undefined)
  }
  /** The value that is contributed: of a foreign plugin a copy, unless the point is of components. */
  const admitValue = (record: PluginRecord, type: PointType, given: unknown): unknown => {
    const { id, plugin } = record
    const isCopied = plugin.source && !type.slot && values.hasSchema(type.id)
    const value = isCopied ? copyOf(id, type, given) : given
    const error = checkValue(record, type, value)
    if (error) throw error
    return isCopied ? guardStores(value, (cause) => host.reportError(id, 'call', cause)) : value
  }

  function checkCall(record: PluginRecord, call: ContextCall, a: unknown, b: unknown, c: unknown): unknown {
    const { id, plugin } = record
    const problem = argumentProblem(call, a, b, c)
    if (problem !== undefined) throw hostError('PL-ARGUMENT', id, 'call', { call, problem })
    if (call === 'emit' && plugin.source && SITE_EVENTS.has((a as EventType<unknown>).id))
      throw hostError('PL-ARGUMENT', id, 'call', {
        call,
        problem: 'Expected an event of a plugin: the site alone emits this one',
      })
    limits.check(record, call)
    if (call === 'global' && (browsers.has(a) || isInherited(a)))
      throw hostError('PL-GLOBAL', id, 'call', { name: String(a) })
    return call === 'contribute' ? admitValue(record, a as PointType, b) : undefined
  }

  return {
    checkPlugin,
    checkModule,
    checkCall,
    limitLogger: (record, logger) => limits.limitLogger(record, logger),
    readersOf: (point) => values.readersOf(point),
  }
}

/** `PL-VALUE` for a value that cannot be read, or has no end. */
function copyOf(plugin: string, { id }: PointType, value: unknown): unknown {
  try {
    return plainCopy(value)
  } catch (error) {
    throw hostError('PL-VALUE', plugin, 'call', {
      point: id,
      field: '',
      problem: `cannot be read: ${textOf(error)}`,
    })
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
