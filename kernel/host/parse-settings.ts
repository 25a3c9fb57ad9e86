import type { Schema, SchemaIssue, SchemaResult } from '@foyer/sdk'

type Raw = Readonly<Record<string, unknown>>

export interface ParsedSettings {
  /** `undefined` where a required setting is missing or bad and has no default. */
  readonly value: unknown
  /** What was wrong, `field: message`. */
  readonly problems: readonly string[]
}

const keyOf = ({ path }: SchemaIssue): string => {
  const first = path?.[0]
  return String(typeof first === 'object' ? first.key : (first ?? ''))
}

/**
 * Settings as a plugin gets them, field by field: a bad one is left out, so that its default stands, and the rest
 * survives. Schemas that validate asynchronously are not supported: their settings count as bad. Loaded with the first
 * plugin that has settings.
 */
export function parseSettings(schema: Schema<unknown>, raw: Raw): ParsedSettings {
  const problems: string[] = []
  let left = raw
  for (;;) {
    const result = schema['~standard'].validate({ ...left }) as SchemaResult<unknown>
    if (!result.issues && 'value' in result) return { value: result.value, problems }
    const issues = result.issues ?? [{ message: 'asynchronous schema' }]
    const bad = new Set(issues.map(keyOf))
    for (const issue of issues) problems.push(`${keyOf(issue)}: ${issue.message}`)
    const kept = Object.entries(left).filter(([key]) => !bad.has(key))
    if (kept.length === Object.keys(left).length) return { value: undefined, problems }
    left = Object.fromEntries(kept)
  }
}
