import type { PluginError, PointSchema } from '@foyer/sdk'
import { hostError } from '../errors/host-error.ts'
import type { PointType } from '../extension-points/extension-point-store.ts'
import type { ManifestEntry } from '../extension-points/manifest-entry.ts'
import { isComponent } from './is-component.ts'
import { type Problem, problemOf } from './problem-of.ts'

/** What makes a point what it is. A plugin has a definition of its own, which may differ. */
const DEFINING = ['slot', 'cardinality', 'keyField'] as const
const OTHER_POINT: Problem = { field: 'at', problem: 'Expected the point as its owner defines it' }
const NO_COMPONENT: Problem = { field: '', problem: 'Expected a React component' }

/** Checks values by the schemas of their points. */
export class PointValues {
  readonly #schemas: ReadonlyMap<string, PointSchema>

  constructor(schemas: readonly PointSchema[]) {
    this.#schemas = new Map(schemas.map((schema) => [schema.point.id, schema]))
  }

  readersOf(point: string): readonly string[] | 'site' | undefined {
    const schema = this.#schemas.get(point)
    return schema && (schema.readBy ?? 'site')
  }

  /** `PL-VALUE` for a value that does not fit its point. A point without a schema takes any value. */
  check(plugin: string, type: PointType, value: unknown): PluginError | undefined {
    const problem = this.#problemOf(type, value)
    return problem && hostError('PL-VALUE', plugin, 'call', { point: type.id, ...problem })
  }
  /** `PL-VALUE` for a bad value among those that a manifest contributes. */
  checkEntries(plugin: string, entries: readonly ManifestEntry[]): PluginError | undefined {
    for (const { at, value, component } of entries) {
      const problem = at && (component === undefined ? this.#problemOf(at, value) : this.#pointProblem(at))
      if (at && problem) return hostError('PL-VALUE', plugin, 'register', { point: at.id, ...problem })
    }
    return undefined
  }

  #pointProblem(type: PointType): Problem | undefined {
    const defined: PointType | undefined = this.#schemas.get(type.id)?.point
    return defined && DEFINING.some((field) => defined[field] !== type[field]) ? OTHER_POINT : undefined
  }
  #problemOf(type: PointType, value: unknown): Problem | undefined {
    const problem = this.#pointProblem(type)
    if (problem) return problem
    if (type.slot) return isComponent(value) ? undefined : NO_COMPONENT
    const schema = this.#schemas.get(type.id)?.schema
    return schema && problemOf(schema, value)
  }
}
