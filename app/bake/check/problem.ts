import { editDistance, suggestNames } from '../../../kernel/host/tooling/suggest-names.ts'
import type { ERROR_CODES } from '../../error-codes.ts'

/** One thing that is wrong with a merchant's folder, for the people who wrote it. */
export interface Problem {
  /** The folder's name; `undefined` where it concerns all merchants. */
  readonly merchant: string | undefined
  /** From the project's root: `merchants/jade/profile.ts`. */
  readonly file: string
  readonly code: Extract<keyof typeof ERROR_CODES, `BK-${string}`>
  /** An error keeps the merchant from being published; a warning does not. */
  readonly severity: 'error' | 'warning'
  /** What was found and where, and what to write in its place: `hosts[0] is "Jade.com", no host name. Write jade.com.` */
  readonly text: string
}

/** Takes what a check finds in one file. The severity is `error` where none is given. */
export type Report = (code: Problem['code'], text: string, severity?: Problem['severity']) => void

/** A place in a profile as its file writes it: `settings['tracking.facebook'].pixelId`, `hosts[0]`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`
      return /^[A-Za-z_$][\w$]*$/.test(String(key)) ? `.${String(key)}` : `['${String(key)}']`
    })
    .join('')
    .replace(/^\./, '')

/** What stands in a field, as the end of a sentence: `is missing`, `is "x"`, `is a list`. */
export function foundText(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (typeof value === 'string') return `is "${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`
  if (Array.isArray(value)) return value.length === 0 ? 'is an empty list' : 'is a list'
  return typeof value === 'object' && value !== null ? 'is an object' : `is ${String(value)}`
}

/** `Did you mean a or b?`, of the known names that are most like a wrong one; else what to do. */
export function didYouMean(name: string, known: readonly string[], otherwise = 'Remove it.'): string {
  const [first, ...more] = suggestNames(name, known)
  if (first === undefined) return otherwise
  const nearest = more.filter((one) => editDistance(name, one) === editDistance(name, first))
  return `Did you mean ${[first, ...nearest].join(' or ')}?`
}

/** Problems as a text for a terminal, a line each. */
export const formatProblems = (problems: readonly Problem[]): string =>
  problems
    .map(
      ({ file, text, code, severity }) =>
        `${file}: ${text} (${code}${severity === 'warning' ? ', a warning' : ''})`,
    )
    .join('\n')
