/** Steps from the settings to a value inside: field names and list indexes. */
export type Path = readonly PropertyKey[]

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isPlainObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value)

/** The value at a path; `undefined` when there is none. Only own properties count. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    at = Reflect.get(at, step)
  }
  return at
}

/** A copy of a value without the part at a path. Later items of a list move up. */
export function without(value: unknown, path: Path): unknown {
  const [step, ...rest] = path
  if (step === undefined || valueAt(value, [step]) === undefined) return value
  if (isList(value)) {
    const place = Number(step)
    return rest.length === 0
      ? value.filter((_item, at) => at !== place)
      : value.map((item, at) => (at === place ? without(item, rest) : item))
  }
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== String(step)) return [[name, inner]]
    return rest.length === 0 ? [] : [[name, without(inner, rest)]]
  })
  return Object.fromEntries(entries)
}
