/** What can be made to go wrong with one endpoint (HA-02). */
export const FAULTS = [
  /** answers after `SLOW_MS` */
  'slow',
  /** the gateway's own error, as JSON */
  '500',
  /** the proxy's error, as HTML */
  '502',
  /** the connection breaks */
  'offline',
  /** the true answer, cut off in the middle */
  'malformed',
  /** valid JSON that says success and has the wrong shape */
  'misshapen',
  /** the gateway says no, and why */
  'refused',
  /** it has been asked too often; the site says nothing of that (ER-04) */
  'too-many',
  /** the token was given to another address: no more log-in by itself (ST-27) */
  'ip-different',
  /** the token is no longer known: 401, and the session is gone */
  'token-expired',
  /** no answer until the caller gives up */
  'never',
] as const
export type Fault = (typeof FAULTS)[number]

export const isFault = (value: unknown): value is Fault => (FAULTS as readonly unknown[]).includes(value)
