import type { AnyManifest, PluginError } from '@foyer/sdk'
import { routes } from '@foyer/sdk'
import type { HostedPlugin } from '../core/hosted-plugin.ts'
import { hostError } from '../errors/host-error.ts'
import { entriesOf } from '../extension-points/manifest-entry.ts'

/** Paths whose screen the site keeps to itself, whatever a profile says about others. */
const OWN_FOLDER = /^\/m\/./
/** More optional segments than this are a mistake: each doubles the patterns. */
const OPTIONAL_MAX = 6

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

/** A segment of a path as it is without the `?` that makes it optional, and with every parameter written `:`. */
function readSegment(segment: string): { readonly bare: string; readonly optional: boolean } {
  const optional = segment.endsWith('?')
  const name = optional ? segment.slice(0, -1) : segment
  return { bare: name.startsWith(':') ? ':' : name, optional }
}

/**
 * The patterns that a path stands for, in a form in which two that match the same addresses are equal:
 * without optional segments, and with every parameter written `:`. `/m/game/:vendor?` is `/m/game` and
 * `/m/game/:`.
 */
export function patternsOf(path: string): readonly string[] {
  let patterns = ['']
  let options = 0
  for (const segment of segmentsOf(path)) {
    const { bare, optional } = readSegment(segment)
    const added = patterns.map((pattern) => `${pattern}/${bare}`)
    patterns = optional && ++options <= OPTIONAL_MAX ? [...patterns, ...added] : added
  }
  return patterns
}

/** Whether the router could show a path at an address. A parameter also stands for that of a pattern. */
export function matches(path: string, address: string): boolean {
  const wanted = segmentsOf(address)
  /** How many of the address's segments may be read by now. */
  let read = new Set([0])
  for (const segment of segmentsOf(path)) {
    const { bare, optional } = readSegment(segment)
    if (bare === '*') return read.size > 0
    const next = new Set(optional ? read : [])
    for (const count of read)
      if (count < wanted.length && (bare === ':' || bare === wanted[count])) next.add(count + 1)
    read = next
  }
  return read.has(wanted.length)
}

export interface PathRulesOptions {
  /** Every manifest that is registered, with the source of a foreign one. */
  readonly plugins: () => Iterable<HostedPlugin>
  /** What code has contributed as routes until now, with its plugin. */
  readonly contributed?: () => Iterable<{ readonly owner: { readonly id: string }; readonly value: unknown }>
  /** Paths that the site keeps, whether or not a plugin shows them now. */
  readonly locked: readonly string[]
}

/** Which paths a foreign plugin may show (`PL-PATH`). */
export class PathRules {
  readonly #options: PathRulesOptions
  readonly #locked: readonly string[]

  constructor(options: PathRulesOptions) {
    this.#options = options
    this.#locked = options.locked.flatMap(patternsOf)
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
    const refuse = (problem: string): PluginError =>
      hostError('PL-PATH', manifest.id, 'register', { path, problem })
    const taken = this.#takenBy(path, manifest.id)
    const owner = taken.find(([id]) => !(replaces.includes(id) && manifest.replaces?.includes(id)))?.[0]
    if (owner !== undefined) return refuse(`${owner} shows it`)
    if (paths.includes(path)) return undefined
    if (taken.length === 0 && !OWN_FOLDER.test(path)) return refuse('it is outside /m')
    const others = [
      ...this.#locked.filter((locked) => matches(path, locked)),
      ...patternsOf(path).filter(isCatchAll),
    ]
    const won = taken.map(([, pattern]) => pattern)
    return others.every((pattern) => won.includes(pattern)) ? undefined : refuse('the site keeps it')
  }

  /** What other plugins show of a path, by their manifests or their code. */
  #takenBy(path: string, self: string): readonly (readonly [id: string, pattern: string])[] {
    const { plugins, contributed = () => [] } = this.#options
    return [
      ...[...plugins()].map(({ manifest }) => [manifest.id, pathsOf(manifest)] as const),
      ...[...contributed()].map(({ owner, value }) => [owner.id, pathIn(value)] as const),
    ].flatMap(([id, paths]) =>
      (id === self ? [] : paths.flatMap(patternsOf))
        .filter((pattern) => matches(path, pattern))
        .map((pattern) => [id, pattern] as const),
    )
  }
}

/** `/m/:`, `/m/:/*`, `/*`: would match the site's own addresses while their plugin is off, or whatever nobody shows. */
const CATCH_ALL = /^\/(?:m\/)?[:*]/
const isCatchAll = (pattern: string): boolean => CATCH_ALL.test(pattern)

/** The paths that a manifest's routes contribute. */
export const pathsOf = (manifest: AnyManifest): readonly string[] =>
  entriesOf(manifest).flatMap(({ at, value }) => (at?.id === routes.id ? pathIn(value) : []))

/** The path of a route; none where the value has none. */
const pathIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
    ? [value.path]
    : []
