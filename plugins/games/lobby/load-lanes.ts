import type { Http, Logger } from '@foyer/sdk'
import type { Lane } from '../contract.ts'
import { listLanes } from './endpoints.ts'
import { keepKnown } from './keep-known.ts'

/**
 * Every lane with its games; what the page knows already is the same object. Rejects with `HttpError`; reports unreadable parts of
 * the answer (EN-30).
 *
 * @param known the lanes of the page, read when the answer is there
 */
export async function loadLanes(
  http: Http,
  logger: Logger,
  signal: AbortSignal,
  known: () => readonly Lane[],
): Promise<readonly Lane[]> {
  const { lanes, refused } = await http.call(listLanes, {
    query: { platform: 'html5' },
    alert: false,
    signal,
  })
  if (refused.length > 0) logger.warn('LB-SHAPE: the list of games contains invalid entries', refused)
  return keepKnown(known(), lanes)
}
