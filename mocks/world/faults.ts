import { defineEntries } from '../define-scenario.ts'

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
export type Fault = (typeof FAULTS)[number]

export const isFault = (value: unknown): value is Fault => (FAULTS as readonly unknown[]).includes(value)

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
