/** A copy of a JSON value that is wrong in one place. */
export interface Spoiled {
  /** The place and the change: `value.lanes.0.title = null`. */
  readonly what: string
  readonly path: readonly string[]
  readonly body: unknown
}

type Junk = readonly [name: string, value: unknown]
const REMOVED = Symbol('removed')
const deep = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '0' + '}'.repeat(levels))
/** Values that some sender sends by mistake. As in the result of `JSON.parse`, `__proto__` is an own property. */
const JUNK: readonly Junk[] = [
  ['removed', REMOVED],
  ['null', null],
  ['true', true],
  ['-1', -1],
  ['0.5', 0.5],
  ['1e308', 1e308],
  ["''", ''],
  ["' '", ' '],
  ["'NaN'", 'NaN'],
  ["'12'", '12'],
  ['half a character', '\ud800'],
  ['100 KB', 'x'.repeat(100_000)],
  ['[]', []],
  ['[null]', [null]],
  ['{}', {}],
  ['a thousand levels', deep(1_000)],
  ['__proto__', JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')],
]
const EXTRA: Readonly<Record<string, unknown>> = JSON.parse(
  '{"__proto__":{"polluted":true},"toString":1,"length":-1,"then":"x"}',
) as Record<string, unknown>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every place of a JSON value, the outermost first. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isObject(value)) return [path]
  return [path, ...Object.keys(value).flatMap((key) => places(value[key], [...path, key]))]
}

/** The value with a replacement at a place; other parts are shared. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const inner = isObject(value) ? replaced(value[key], rest, by) : by
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) =>
      at !== Number(key) ? [item] : inner === REMOVED ? [] : [inner],
    )
  const entries = Object.entries(Object(value)).map((entry) => (entry[0] === key ? [key, inner] : entry))
  return Object.fromEntries(entries.filter(([, one]) => one !== REMOVED))
}

/** The value without the part at a place. */
export const without = (value: unknown, path: readonly string[]): unknown => replaced(value, path, REMOVED)

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

/** Each place of a JSON value with each kind of junk in it; and each object with unexpected fields. */
export function* spoiled(sample: unknown): Generator<Spoiled> {
  for (const path of places(sample)) {
    const where = path.join('.') || 'the whole'
    for (const [name, junk] of JUNK) {
      if (junk === REMOVED && path.length === 0) continue
      yield { what: `${where} = ${name}`, path, body: replaced(sample, path, junk) }
    }
    const inner = at(sample, path)
    if (isObject(inner) && !Array.isArray(inner)) {
      const extended = JSON.parse(`${JSON.stringify(EXTRA).slice(0, -1)},"rest":0}`) as object
      for (const [key, one] of Object.entries(inner))
        Object.defineProperty(extended, key, {
          value: one,
          enumerable: true,
          configurable: true,
          writable: true,
        })
      yield { what: `${where} with more`, path, body: replaced(sample, path, extended) }
    }
  }
}

/** Whether junk has reached the prototype of every object. */
export const isPolluted = (): boolean => 'polluted' in {}
