import { type Activate, createStore } from '@foyer/sdk'
import type { PromotionsState } from '../contract.ts'
import { getAvailablePromotions } from './endpoints.ts'
import type { manifest } from './manifest.ts'

const UNKNOWN: PromotionsState = { step: 'unknown' }

export const activate: Activate<typeof manifest> = (context, { http, reachability }) => {
  const state = createStore<PromotionsState>(UNKNOWN)
  const refresh = async (): Promise<void> => {
    try {
      const promotions = await http.call(getAvailablePromotions, { alert: false, signal: context.signal })
      if (!context.signal.aborted) state.set({ step: 'known', promotions })
    } catch {
      if (!context.signal.aborted)
        context.logger.warn('AP-LIST: the available promotions could not be loaded')
    }
  }
  context.defer(() => state.set(UNKNOWN))
  context.defer(reachability.onReturn(() => void refresh()))
  void refresh()
  return { promotions: { state, refresh } }
}
