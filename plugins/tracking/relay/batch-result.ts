import { HttpError } from '@foyer/sdk'

/** `taken`: acknowledged. `retry`: the gateway was not there, or not able. `refused`: it will never take these events. */
export type BatchResult = 'taken' | 'retry' | 'refused'

/** Statuses that say the events themselves are wrong; sending them again changes nothing. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 413, 415, 422])

/** What a failed call means for its events. Only a clear refusal loses them; an odd answer of a success is one all the same. */
export function batchResultOf(error: unknown): BatchResult {
  if (!(error instanceof HttpError)) return 'retry'
  if (error.code === 'HT-SHAPE') return 'taken'
  return error.code === 'HT-STATUS' && REFUSED_STATUSES.has(error.answer?.status ?? 0) ? 'refused' : 'retry'
}
