import type { Http, Logger } from '@foyer/sdk'
import { isSilentFailure } from '../../site/contract/is-silent-failure.ts'
import { getDepositSummary, getWithdrawSummary } from './endpoints.ts'
import type { Summaries } from './summaries.ts'

/** Asks for both summaries. Never rejects, and the player sees no error: one that failed is absent, and is logged. */
export async function askSummaries(
  http: Pick<Http, 'call'>,
  logger: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<Summaries> {
  const failed = (error: unknown): undefined => {
    if (!signal.aborted && !isSilentFailure(error))
      logger.warn('CT-CALL: the counts could not be loaded', error)
  }
  const options = { alert: false, signal } as const
  const [deposit, withdraw] = await Promise.all([
    http.call(getDepositSummary, options).catch(failed),
    http.call(getWithdrawSummary, options).catch(failed),
  ])
  for (const summary of [deposit, withdraw])
    if (summary && summary.refused.length > 0 && !signal.aborted)
      logger.warn(`CT-SHAPE: cannot be read: ${summary.refused.join(', ')}`)
  return { deposit, withdraw }
}
