import type { ContextOf, ServicesOf, Store } from '@foyer/sdk'
import type { CatalogueState } from '../contract.ts'
import { deviceGames } from './device/device-games.ts'
import { listLanes } from './endpoints.ts'
import { keepKnown } from './keep-known.ts'
import type { manifest } from './manifest.ts'

/**
 * Every lane with its games; what the page knows already is the same object. Rejects with `HttpError`; reports unreadable parts of
 * the answer (EN-30). From the first load on, the device notes which games are launched.
 *
 * @param state the games of the page, read when the answer is there
 */
export async function loadLanes(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  state: Store<CatalogueState>,
  signal: AbortSignal,
): Promise<CatalogueState> {
  deviceGames(context, services, state)
  const { lanes, refused, vendors } = await services.http.call(listLanes, {
    query: { platform: 'html5' },
    alert: false,
    signal,
  })
  if (refused.length > 0) context.logger.warn('LB-SHAPE: the list of games contains invalid entries', refused)
  return { step: 'ready', lanes: keepKnown(state.get().lanes, lanes), ...(vendors && { vendors }) }
}
