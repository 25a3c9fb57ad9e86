import type { Schema, SchemaIssue } from '../schema.ts'

type Raw = Readonly<Record<string, unknown>>

/** The setting that an issue is about; empty where the issue names none. */
export const fieldOf = ({ path }: SchemaIssue): string => {
  const first = path?.[0]
  return String(typeof first === 'object' ? first.key : (first ?? ''))
}

/**
 * Settings as the kernel gives them: a bad field is left out, so that its default stands; `undefined` where
 * none is left.
 */
export function parseByField(schema: Schema<unknown>, raw: Raw): { readonly value: unknown } | undefined {
  for (let left = raw; ;) {
    const result = schema['~standard'].validate({ ...left })
    if (result instanceof Promise) return undefined
    if (!result.issues) return { value: result.value }
    const bad = new Set(result.issues.map(fieldOf))
    const kept = Object.entries(left).filter(([key]) => !bad.has(key))
    if (kept.length === Object.keys(left).length) return undefined
    left = Object.fromEntries(kept)
  }
}
