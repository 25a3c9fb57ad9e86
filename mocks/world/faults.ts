import { defineEntries } from '../define-scenario.ts'
import { readFaultText, writeFaultText } from './fault-text.ts'

/** Faults of one endpoint (HA-02). */
export const FAULTS = [
  /** answers after `SLOW_MS` */
  'slow',
  /** the gateway's own error, as JSON */
  '500',
  /** the proxy's error, as HTML */
  '502',
  /** the server limits the caller: too many requests, as status, code and `Retry-After` */
  '429',
  /** the connection breaks */
  'offline',
  /** the gateway does what is asked, and the connection breaks before its answer comes */
  'lost',
  /** the real answer, truncated */
  'malformed',
  /** a success with valid JSON of the wrong shape */
  'misshapen',
  /** the gateway refuses, with a reason */
  'refused',
  /** too many requests; the site shows nothing (ER-04) */
  'too-many',
  /** the token was issued to another IP address: automatic login is turned off (ST-27) */
  'ip-different',
  /** the token is no longer known: 401, and the session ends */
  'token-expired',
  /** no answer until the caller aborts */
  'never',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** What happens to the calls of an endpoint. */
export interface FaultPlan {
  /** Absent: the gateway answers as it should. */
  readonly kind?: FaultKind
  /** The gateway waits so long first. */
  readonly delayMs?: number
  /** It happens to so many calls yet; absent: to all. */
  readonly times?: number
}

/** A fault as an address spells it: `500`, `8000ms`, `8000ms_500`, `500*2` (the next two calls). */
export type Fault = string

/** A caller gives up long before. */
const MAX_DELAY_MS = 600_000

const isKind = (text: string): text is FaultKind => (FAULTS as readonly string[]).includes(text)

/** @returns `undefined` if the text means nothing */
export function readFault(text: string): FaultPlan | undefined {
  const { kind, delayMs, times } = readFaultText(text)
  if (kind !== '' && !isKind(kind)) return undefined
  if (kind === '' && delayMs === '') return undefined
  if (Number(delayMs) > MAX_DELAY_MS) return undefined
  return {
    ...(kind !== '' && { kind }),
    ...(delayMs !== '' && { delayMs: Number(delayMs) }),
    ...(times !== '' && { times: Number(times) }),
  }
}

export const writeFault = ({ kind, delayMs, times }: FaultPlan): Fault =>
  writeFaultText({ kind: kind ?? '', delayMs: String(delayMs ?? ''), times: String(times ?? '') })

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'string' && readFault(value) !== undefined

const ENDPOINT = /^[A-Za-z][\w.-]*$/

/** By endpoint id or its last segment: `auth.login:slow`. */
export const FAULT = defineEntries<Fault>({
  name: 'fault',
  readEntry(text) {
    const [endpoint = '', fault] = text.split(':')
    return ENDPOINT.test(endpoint) && isFault(fault) ? [endpoint, fault] : undefined
  },
  writeEntry: (endpoint, fault) => `${endpoint}:${fault}`,
})
