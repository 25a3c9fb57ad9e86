import type { Schema, SchemaIssue } from '@foyer/sdk'
import { textOf } from '../errors/host-error.ts'

/** What is wrong with a value. */
export interface Problem {
  /** Path of the bad part: `when.of.0.op`; empty for the value as a whole. */
  readonly field: string
  readonly problem: string
}

/** A schema may quote the value, which may be long. */
const PROBLEM_LENGTH = 200

const fieldOf = ({ path = [] }: SchemaIssue): string =>
  path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')

/**
 * The first problem of a value, by its schema; `undefined` where it fits. A value that throws while it is
 * read, or has no end, does not fit.
 */
export function problemOf(schema: Schema<unknown>, value: unknown): Problem | undefined {
  try {
    const result = schema['~standard'].validate(value)
    if (!('issues' in result) || !result.issues) return undefined
    const [issue = { message: 'does not fit' }] = result.issues
    return { field: fieldOf(issue), problem: issue.message.slice(0, PROBLEM_LENGTH) }
  } catch (error) {
    return { field: '', problem: `cannot be read: ${textOf(error).slice(0, PROBLEM_LENGTH)}` }
  }
}
