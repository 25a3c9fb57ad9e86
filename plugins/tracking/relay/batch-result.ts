import { HttpError } from '@foyer/sdk'

/** `taken`: acknowledged. `retry`: the gateway failed or was unreachable. `refused`: it never accepts these events. */
export type BatchResult = 'taken' | 'retry' | 'refused'

/** Statuses of invalid events, for which a retry is useless. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 413, 415, 422])

/** Maps a call's error to a result. Only a clear refusal drops the events; a malformed success counts as taken. */
export function batchResultOf(error: unknown): BatchResult {
  if (!(error instanceof HttpError)) return 'retry'
  if (error.code === 'HT-SHAPE') return 'taken'
  return error.code === 'HT-STATUS' && REFUSED_STATUSES.has(error.answer?.status ?? 0) ? 'refused' : 'retry'
}
