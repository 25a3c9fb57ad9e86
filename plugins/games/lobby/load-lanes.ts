import type { Http, Logger } from '@foyer/sdk'
import type { Lane } from '../contract.ts'
import { listLanes } from './endpoints.ts'

/** Every lane with its games. Rejects with `HttpError`; reports unreadable parts of the answer (EN-30). */
export async function loadLanes(http: Http, logger: Logger, signal: AbortSignal): Promise<readonly Lane[]> {
  const { lanes, refused } = await http.call(listLanes, {
    query: { platform: 'html5' },
    alert: false,
    signal,
  })
  if (refused.length > 0) logger.warn('LB-SHAPE: the list of games contains invalid entries', refused)
  return lanes
}
