import type { AnyManifest, ExtensionPoint } from '@foyer/sdk'
import { contributionsOf, type ReadContribution } from '../../sdk/src/testing/conformance/contributions.ts'

/** One value that the plugin adds to a point. */
export interface AddedValue {
  /** Id of the extension point. */
  readonly point: string
  /** Key, path or component of the value; empty where it has none. */
  readonly name: string
  /** `manifest`: it stands without the plugin's code. `code`: `activate` contributes it. */
  readonly from: 'manifest' | 'code'
}

/** Reads the plugin's current values at a point; none before it runs. */
export type ReadPoint = (point: ExtensionPoint<unknown>) => readonly unknown[]

/** Fields that name a value, the best one first. */
const NAMES = ['key', 'path', 'parameter', 'name', 'id', 'component']

/** What a manifest and the plugin's running code add, point by point. */
export function addedValues(manifest: AnyManifest, read: ReadPoint): readonly AddedValue[] {
  const all = contributionsOf(manifest)
  const fromManifest = all.filter(({ kind }) => kind !== 'declared')
  return all.flatMap(({ point, kind, value }): readonly AddedValue[] => {
    const id = String(point['id'])
    if (kind === 'component') return [{ point: id, name: String(value), from: 'manifest' }]
    if (kind === 'static') return [{ point: id, name: nameOf(value, point['keyField']), from: 'manifest' }]
    // A point may have values of both: those of the manifest are listed already.
    const listed = new Set(fromManifest.filter((each) => each.point === point).map((each) => each.value))
    return read(point as unknown as ExtensionPoint<unknown>)
      .filter((each) => !listed.has(each))
      .map((each) => ({ point: id, name: nameOf(each, point['keyField']), from: 'code' }))
  })
}

/** Exports of the plugin's module that it shows in slots or as screens: each once, in the manifest's order. */
export function shownComponents(
  manifest: AnyManifest,
  module: Readonly<Record<string, unknown>>,
  read: ReadPoint,
): readonly string[] {
  const names = contributionsOf(manifest).flatMap((entry) => componentsOf(entry, read))
  return [...new Set(names)].filter((name) => typeof module[name] === 'function')
}

function componentsOf({ kind, point, value }: ReadContribution, read: ReadPoint): readonly string[] {
  if (kind === 'component') return [String(value)]
  const values = kind === 'static' ? [value] : read(point as unknown as ExtensionPoint<unknown>)
  return values.flatMap((each) => {
    const component = fieldOf(each, 'component')
    return typeof component === 'string' ? [component] : []
  })
}

function nameOf(value: unknown, keyField: unknown): string {
  const fields = typeof keyField === 'string' ? [keyField, ...NAMES] : NAMES
  for (const field of fields) {
    const name = fieldOf(value, field)
    if (typeof name === 'string' && name !== '') return name
  }
  return typeof value === 'function' ? value.name : ''
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[field]
    : undefined
