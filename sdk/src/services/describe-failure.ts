import { CodedError } from '../errors.ts'
import { type FailureKind, failureKind, kindOfCode } from './failure-kind.ts'
import { HttpError } from './http.ts'
import type { PlainKey, Translate } from './translate.ts'

/**
 * What can help after a failed call:
 *
 * - `retry`: the same again.
 * - `reconnect`: the network; `REACHABILITY` tells when it is back.
 * - `log-in`: a session; the site asks for it.
 * - `update`: the new build; the site offers it.
 * - `other-way`: the gateway has decided, and would decide the same again.
 */
export type FailureRemedy = 'retry' | 'reconnect' | 'log-in' | 'update' | 'other-way'

/** A text of the namespace `kernel`, which every page has in its language. */
export type FailureKernelText = PlainKey<'kernel'>

/** What is shown: a key of the plugin's own texts, one of the kernel's, or words that are there already, of the gateway mostly. */
export type FailureText<Key extends string = string> =
  { readonly key: Key } | { readonly kernel: FailureKernelText } | { readonly message: string }

/** What a failed call shows, and what can help. */
export interface FailureDescription<Key extends string = string> {
  readonly kind: FailureKind
  readonly text: FailureText<Key>
  readonly remedy: FailureRemedy
}

/** A plugin's own row: what it shows in place of the catalogue's. */
export interface FailureOwnRow<Key extends string = string> {
  /** Key of the plugin's text. */
  readonly text: Key
  /** The gateway's own words are shown, where it gave any, and the text where not. */
  readonly gateway?: true
  /** That of the kind by default. */
  readonly remedy?: FailureRemedy
}

/**
 * A plugin's own rows: by the gateway's error code (`old.password.err`), by the error's own (`SC-BLOCKED`), by
 * `FailureKind`, or `*` for every other failure; the first that is there decides, in this order.
 */
export type FailureRows<Key extends string = string> = Readonly<Record<string, FailureOwnRow<Key>>>

/** `gateway`: its words, or `unknown_error`. `error`: the error's own text. */
interface CatalogueRow {
  readonly text: FailureKernelText | 'gateway' | 'error'
  readonly remedy: FailureRemedy
}

/** What a failed call shows where its plugin has no row of its own. `npm run docs` prints it in docs/failures.md. */
export const FAILURE_ROWS: Readonly<Record<FailureKind, CatalogueRow>> = {
  offline: { text: 'network_offline', remedy: 'reconnect' },
  network: { text: 'not_sent', remedy: 'retry' },
  timeout: { text: 'timeout_retry_please', remedy: 'retry' },
  'bad-gateway': { text: 'not_sent', remedy: 'retry' },
  'too-many-requests': { text: 'not_sent', remedy: 'retry' },
  'new-build': { text: 'unknown_error', remedy: 'update' },
  guest: { text: 'please_log_in', remedy: 'log-in' },
  'session-gone': { text: 'please_log_in', remedy: 'log-in' },
  encryption: { text: 'error', remedy: 'retry' },
  refused: { text: 'gateway', remedy: 'other-way' },
  'server-error': { text: 'gateway', remedy: 'retry' },
  aborted: { text: 'unknown_error', remedy: 'retry' },
  unknown: { text: 'unknown_error', remedy: 'retry' },
}

/** A failure of which only its code is known, and words for the player where there are any. */
export interface FailureFacts {
  readonly code: string
  readonly message?: string | undefined
}

/**
 * What a failed call shows: its words, and what can help. The plugin's own rows come before the catalogue's, so that it writes
 * only what it says differently. Never throws, whatever was thrown.
 *
 * @param failure - what a call threw, or the facts that are kept of it
 * @example
 * const { text, remedy } = describeFailure(error, { 'old.password.err': { text: 'wrong', gateway: true } })
 */
export function describeFailure<Key extends string = never>(
  failure: unknown,
  rows: FailureRows<Key> = {},
): FailureDescription<Key> {
  const { code = '', errorCode = '', message, kind, own } = factsOf(failure)
  const found = [errorCode, code, kind, '*'].find((each) => each !== '' && Object.hasOwn(rows, each))
  const row = found === undefined ? undefined : rows[found]
  const { text, remedy } = FAILURE_ROWS[kind]
  if (row) {
    const words = row.gateway && message
    return { kind, text: words ? { message: words } : { key: row.text }, remedy: row.remedy ?? remedy }
  }
  if (text === 'gateway') return { kind, remedy, text: message ? { message } : { kernel: 'unknown_error' } }
  if (text === 'error') return { kind, remedy, text: own ? { message: own } : { kernel: 'unknown_error' } }
  return { kind, remedy, text: { kernel: text } }
}

/**
 * The words of a failure's text.
 *
 * @param own - translates a key of the plugin's texts: mostly its `t`
 * @param kernel - the kernel's texts: `useTranslation('kernel')`, or `i18n.translate('kernel')`
 */
export function failureWords<Key extends string>(
  text: FailureText<Key>,
  own: (key: Key) => string,
  kernel: Translate<'kernel'>,
): string {
  if ('message' in text) return text.message
  return 'key' in text ? own(text.key) : kernel(text.kernel)
}

interface Facts {
  readonly kind: FailureKind
  readonly code?: string
  readonly errorCode?: string
  /** The gateway's words. */
  readonly message?: string | undefined
  /** The error's own text. */
  readonly own?: string
}

function factsOf(failure: unknown): Facts {
  if (failure instanceof HttpError) {
    const { code, text: own, answer } = failure
    const errorCode = answer?.errorCode ?? ''
    return { kind: failureKind(failure), code, errorCode, message: answer?.message?.trim(), own }
  }
  if (failure instanceof CodedError) return { kind: 'unknown', code: failure.code }
  if (!isFacts(failure)) return { kind: 'unknown' }
  const message = typeof failure.message === 'string' ? failure.message.trim() : undefined
  return { kind: kindOfCode(failure.code), code: failure.code, message }
}

const isFacts = (failure: unknown): failure is FailureFacts =>
  typeof failure === 'object' && failure !== null && typeof Reflect.get(failure, 'code') === 'string'
