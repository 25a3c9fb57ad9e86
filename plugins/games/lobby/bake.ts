import type { Bake } from '@foyer/sdk'
import type { LobbyBaked } from './baked.ts'
import { BAKED_CARDS, BAKED_LANES } from './constants.ts'
import { getJackpot, listLanes } from './endpoints.ts'

/** The first lanes, the rail of them all, and the jackpot where there is one: the first paint needs no call. */
const bake: Bake<LobbyBaked> = async ({ http }) => {
  const [{ lanes }, jackpot] = await Promise.all([
    http.call(listLanes, { query: { platform: 'html5' } }),
    http.call(getJackpot, { alert: false }).catch(() => undefined),
  ])
  return {
    lanes: lanes.map((lane, index) => ({
      ...lane,
      cards: index < BAKED_LANES ? lane.cards.slice(0, BAKED_CARDS) : [],
    })),
    ...(jackpot ? { jackpot } : {}),
  }
}

export default bake
