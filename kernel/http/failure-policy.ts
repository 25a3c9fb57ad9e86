import type { HttpError } from '@foyer/sdk'
import {
  type FailureCondition,
  type FailureRow,
  FAILURES,
  type FailureText,
  NO_AUTO_LOGIN,
} from './failure-catalogue.ts'
import type { FailureContext } from './ports.ts'

/** The parts of an error that decide. */
export type Failure = Pick<HttpError, 'code' | 'text' | 'answer'>

export interface FailureEnvironment extends FailureContext {
  readonly online: boolean
  /** The page is a secure context: https, or localhost. */
  readonly secure: boolean
}

/** A text of the namespace `kernel`, or the gateway's message. Shown as text, never as HTML (SE-02). */
export type UserMessage = { readonly key: FailureText } | { readonly message: string }

/** The reaction to one failure. */
export interface Reaction {
  readonly show:
    | { readonly how: 'nothing' }
    | { readonly how: 'toast'; readonly text: UserMessage; readonly ms: number }
    | { readonly how: 'alert'; readonly text: UserMessage; readonly priority: 'alert' | 'alert-session' }
  readonly session: 'keep' | 'end'
  /** `disable`: the next start does not log in automatically. */
  readonly autoLogin: 'keep' | 'disable'
  readonly spinners: 'keep' | 'stop'
}

/** The row of the catalogue that decides about a failed call. */
export const rowOf = (failure: Failure, now: FailureEnvironment): FailureRow | undefined =>
  FAILURES.find(({ when }) => matches(when, failure, now))

/** The catalogue's reaction to a failed call (ER-02 to ER-05). */
export function reactionTo(failure: Failure, now: FailureEnvironment): Reaction {
  const row = rowOf(failure, now)
  return {
    show: showOf(row, failure),
    session: row?.session ?? 'keep',
    autoLogin: NO_AUTO_LOGIN.includes(failure.answer?.errorCode ?? '') ? 'disable' : 'keep',
    spinners: row?.spinners ?? 'keep',
  }
}

function matches(
  { codes, response, ...conditions }: FailureCondition,
  failure: Failure,
  now: FailureEnvironment,
): boolean {
  if (codes && !codes.some((pattern) => fits(failure.code, pattern))) return false
  if (response && !responseMatches(response, failure)) return false
  // The other conditions have the same names as the environment's fields.
  return Object.entries(conditions).every(([name, value]) => now[name as keyof typeof conditions] === value)
}

function responseMatches(response: NonNullable<FailureCondition['response']>, { answer }: Failure): boolean {
  if (!answer) return false
  const { status, errorCode, message } = answer
  return (
    response.statuses?.includes(status) === true ||
    response.errorCodes?.some((pattern) => fits(errorCode, pattern)) === true ||
    (message !== undefined && response.messages?.includes(message) === true)
  )
}

const fits = (code: string | undefined, pattern: string): boolean =>
  code !== undefined && (pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : code === pattern)

function showOf(row: FailureRow | undefined, failure: Failure): Reaction['show'] {
  const show = row?.show ?? { how: 'nothing' }
  return show.how === 'nothing' ? show : { ...show, text: messageFor(show.text, failure) }
}

function messageFor(text: FailureText | 'gateway' | 'error', { text: own, answer }: Failure): UserMessage {
  if (text === 'error') return { message: own }
  if (text !== 'gateway') return { key: text }
  return answer?.message ? { message: answer.message } : { key: 'unknown_error' }
}
