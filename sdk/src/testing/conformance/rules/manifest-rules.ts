import { isRecord } from '../../plugin-parts.ts'
import { contributionsOf } from '../contributions.ts'
import type { Rule } from '../rule.ts'

const ID = /^[a-z][\da-z-]*\.[\da-z][\da-z-]*$/
const VERSION = /^\d+\.\d+\.\d+(-[\da-z.-]+)?$/
/** The SDK's major that this suite belongs to. */
const SDK = '^1'
const KEYS: ReadonlySet<string> = new Set([
  'id', 'version', 'sdk', 'title', 'when', 'readsSwitches', 'activateOn', 'requires', 'optional', 'provides', 'replaces', 'contributes',
  'origins', 'cookies', 'storage', 'purposes', 'settings', 'settingsFrom', 'texts',
]) // prettier-ignore
/** The only parts of a manifest that may be functions. */
const LAZY: ReadonlySet<string> = new Set(['settings', 'texts'])
const CARDINALITIES: ReadonlySet<unknown> = new Set(['many', 'keyed', 'one'])

/** Paths of what is not plain data: functions, instances, dates, cycles. */
function notData(value: unknown, path: string, above: readonly unknown[] = []): readonly string[] {
  if (value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value))
    return []
  if (!isRecord(value)) return [`${path} is a ${typeof value}`]
  if (above.includes(value)) return [`${path} contains itself`]
  const kind = Object.getPrototypeOf(value) as unknown
  if (!Array.isArray(value) && kind !== Object.prototype && kind !== null) {
    return [`${path} is an instance of ${value.constructor?.name ?? 'something'}`]
  }
  return Object.entries(value).flatMap(([key, part]) => notData(part, `${path}.${key}`, [...above, value]))
}

export const MANIFEST_RULES: readonly Rule[] = [
  {
    id: 'manifest-identity',
    statement: 'has an id of the form area.name, a version, the SDK’s major and a title',
    check: ({ manifest: { id, version, sdk, title } }) => [
      ...(ID.test(id) ? [] : [`id: ${id} is not area.name in kebab case`]),
      ...(VERSION.test(version) ? [] : [`version: ${version} is not a semantic version`]),
      ...(sdk === SDK ? [] : [`sdk: ${sdk} is not ${SDK}`]),
      ...(typeof title === 'string' && title.trim() !== '' ? [] : ['title: is empty']),
    ],
  },
  {
    id: 'manifest-data',
    statement: 'has a manifest of data only, with known keys',
    check: ({ manifest }) =>
      Object.entries(manifest).flatMap(([key, value]) => {
        if (!KEYS.has(key)) return [`${key} is no part of a manifest`]
        return LAZY.has(key) && typeof value === 'function' ? [] : notData(value, key)
      }),
  },
  {
    id: 'manifest-points',
    statement: 'contributes to extension points, with one value for each key',
    check({ manifest }) {
      const keys = new Set<string>()
      return contributionsOf(manifest).flatMap(({ point, kind, value }, at) => {
        const { id, cardinality, slot, keyField = 'key' } = point
        if (typeof id !== 'string' || !CARDINALITIES.has(cardinality))
          return [`contributes[${at}] is at no point`]
        if (kind === 'component' && slot !== true) return [`${id} is no slot`]
        if (kind !== 'static' || cardinality !== 'keyed') return []
        const key = isRecord(value) ? value[String(keyField)] : undefined
        if (typeof key !== 'string' || key === '') return [`${id}: a value without a key`]
        const known = keys.has(`${id} ${key}`)
        keys.add(`${id} ${key}`)
        return known ? [`${id}: the key ${key} twice`] : []
      })
    },
  },
]
