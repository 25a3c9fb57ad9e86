import type { AnyManifest, PluginError } from '@foyer/sdk'
import { routes } from '@foyer/sdk'
import type { HostedPlugin } from '../core/hosted-plugin.ts'
import { hostError } from '../errors/host-error.ts'
import { entriesOf } from '../extension-points/manifest-entry.ts'

/** Paths whose screen the site keeps to itself, whatever a profile says about others. */
const OWN_FOLDER = /^\/m\/./
/** More optional segments than this are a mistake: each doubles the patterns. */
const OPTIONAL_MAX = 6

/**
 * The patterns that a path stands for, in a form in which two that match the same addresses are equal:
 * without optional segments, and with every parameter written `:`. `/m/game/:vendor?` is `/m/game` and
 * `/m/game/:`.
 */
export function patternsOf(path: string): readonly string[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  let patterns = ['']
  let optional = 0
  for (const segment of segments) {
    const isOptional = segment.endsWith('?')
    const bare = isOptional ? segment.slice(0, -1) : segment
    const added = patterns.map((pattern) => `${pattern}/${bare.startsWith(':') ? ':' : bare}`)
    patterns = isOptional && ++optional <= OPTIONAL_MAX ? [...patterns, ...added] : added
  }
  return patterns
}

export interface PathRulesOptions {
  /** Every manifest that is registered, with the source of a foreign one. */
  readonly plugins: () => Iterable<HostedPlugin>
  /** Paths that the site keeps, whether or not a plugin shows them now. */
  readonly locked: readonly string[]
}

/** Which paths a foreign plugin may show (`PL-PATH`). */
export class PathRules {
  readonly #plugins: PathRulesOptions['plugins']
  readonly #locked: ReadonlySet<string>

  constructor({ plugins, locked }: PathRulesOptions) {
    this.#plugins = plugins
    this.#locked = new Set(locked.flatMap(patternsOf))
  }

  /** `PL-PATH` for the first path of the manifest that the plugin may not show. */
  checkManifest(plugin: HostedPlugin): PluginError | undefined {
    if (!plugin.source) return undefined
    for (const path of pathsOf(plugin.manifest)) {
      const error = this.check(plugin, path)
      if (error) return error
    }
    return undefined
  }

  /** `PL-PATH` where a foreign plugin may not show the path. A plugin of the site may show any. */
  check({ manifest, source }: HostedPlugin, path: string): PluginError | undefined {
    if (!source) return undefined
    const { paths = [], replaces = [] } = source
    const patterns = patternsOf(path)
    const owner = this.#ownerOf(patterns, manifest.id)
    const refuse = (problem: string): PluginError =>
      hostError('PL-PATH', manifest.id, 'register', { path, problem })
    if (owner !== undefined && !(replaces.includes(owner) && manifest.replaces?.includes(owner)))
      return refuse(`${owner} shows it`)
    if (owner !== undefined || paths.includes(path)) return undefined
    if (!OWN_FOLDER.test(path)) return refuse('it is outside /m')
    return patterns.some((pattern) => this.#locked.has(pattern) || isCatchAll(pattern))
      ? refuse('the site keeps it')
      : undefined
  }

  /** The other plugin that shows one of the patterns. */
  #ownerOf(patterns: readonly string[], self: string): string | undefined {
    for (const { manifest } of this.#plugins()) {
      if (manifest.id === self) continue
      const taken = pathsOf(manifest).flatMap(patternsOf)
      if (taken.some((pattern) => patterns.includes(pattern))) return manifest.id
    }
    return undefined
  }
}

/** `/m/:`, `/m/:/*`, `/*`: would match the site's own addresses while their plugin is off, or whatever nobody shows. */
const CATCH_ALL = /^\/(?:m\/)?[:*]/
const isCatchAll = (pattern: string): boolean => CATCH_ALL.test(pattern)

/** The paths that a manifest's routes contribute. */
export const pathsOf = (manifest: AnyManifest): readonly string[] =>
  entriesOf(manifest).flatMap(({ at, value }) => {
    if (at?.id !== routes.id || typeof value !== 'object' || value === null || !('path' in value)) return []
    return typeof value.path === 'string' ? [value.path] : []
  })
