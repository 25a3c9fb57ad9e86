import type { Schema, SchemaIssue, SchemaResult } from '@foyer/sdk'
import { isList, type Path, valueAt, without } from './setting-path.ts'

/** A setting that does not fit its plugin's schema. */
export interface BadSetting {
  /** Its path: `['vendors', 'RNG', 0]`; empty for the settings as a whole. */
  readonly path: Path
  /** The kind of the bad value. */
  readonly kind: ValueKind
  /** The schema's message. */
  readonly message: string
  /** All of the above as one text, for a report. */
  readonly text: string
}
export type ValueKind = 'nothing' | 'text' | 'number' | 'yes or no' | 'list' | 'group' | 'something else'

export interface ParsedSettings {
  /** `undefined` when a required setting is missing or bad and has no default. */
  readonly value: unknown
  readonly problems: readonly BadSetting[]
}

const KINDS: Readonly<Record<string, ValueKind>> = {
  undefined: 'nothing',
  string: 'text',
  number: 'number',
  boolean: 'yes or no',
  object: 'group',
}
const kindOf = (value: unknown): ValueKind =>
  value === null ? 'nothing' : isList(value) ? 'list' : (KINDS[typeof value] ?? 'something else')

const pathOf = ({ path = [] }: SchemaIssue): Path =>
  path.map((step) => (typeof step === 'object' ? step.key : step))

const isSame = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, at) => step === b[at])

function badAt(settings: unknown, { message }: SchemaIssue, path: Path): BadSetting {
  const kind = kindOf(valueAt(settings, path))
  const name = path.length > 0 ? path.map(String).join('.') : 'the settings'
  return { path, kind, message, text: `${name} (${kind}): ${message}` }
}

/**
 * Parses a plugin's settings field by field (KN-10): leaves out as little as possible of what is bad, so that
 * its default applies and the rest stays. A bad item is removed from its list; a group whose bad field has no
 * default is removed as a whole. Schemas that throw or validate asynchronously are not supported: all
 * settings count as bad. Loaded with the first plugin that has settings.
 */
export function parseSettings(schema: Schema<unknown>, raw: unknown): ParsedSettings {
  const problems: BadSetting[] = []
  let left: unknown = typeof raw === 'object' && raw !== null && !isList(raw) ? { ...raw } : {}
  for (;;) {
    const result = validate(schema, left)
    if (!('issues' in result) || !result.issues) return { value: result.value, problems }
    const bad = result.issues.map((issue) => ({ issue, path: pathOf(issue) }))
    // a field that was removed because it is bad is already in the list
    for (const { issue, path } of bad)
      if (!problems.some((known) => isSame(known.path, path))) problems.push(badAt(left, issue, path))
    const rest = withoutAll(
      left,
      bad.map(({ path }) => path),
    )
    if (rest === undefined) return { value: undefined, problems }
    left = rest
  }
}

function validate(schema: Schema<unknown>, value: unknown): SchemaResult<unknown> {
  try {
    const result = schema['~standard'].validate(value)
    if ('issues' in result || 'value' in result) return result
    return { issues: [{ message: 'asynchronous schema' }] }
  } catch (error) {
    return { issues: [{ message: `the schema threw: ${String(error)}` }] }
  }
}

/**
 * Removes every path; when a path does not exist, its nearest parent. `undefined` when that is the whole
 * value.
 */
function withoutAll(settings: unknown, paths: readonly Path[]): unknown {
  const existing = new Map<string, Path>()
  for (const path of paths) {
    let at = path
    while (at.length > 0 && valueAt(settings, at) === undefined) at = at.slice(0, -1)
    if (at.length === 0) return undefined
    existing.set(JSON.stringify(at.map(String)), at)
  }
  return [...existing.values()].sort(byPlace).reduce(without, settings)
}

/** Sorts inner paths first and later items of a list first, so that removing one does not move the next. */
function byPlace(a: Path, b: Path): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [x, y] = [a[at], b[at]]
    if (x === y) continue
    return typeof x === 'number' && typeof y === 'number' ? y - x : String(x) < String(y) ? -1 : 1
  }
  return b.length - a.length
}
