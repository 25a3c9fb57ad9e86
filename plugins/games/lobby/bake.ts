import type { Bake } from '@foyer/sdk'
import type { BakedJackpot, LobbyBaked } from './baked.ts'
import { BAKED_CARDS, BAKED_LANES } from './constants.ts'
import { getJackpot, listLanes } from './endpoints.ts'
import type { Jackpot } from './jackpot.ts'
import { moneyIn } from './money.ts'

/** The first lanes, the rail of all lanes, and the jackpot if there is one: the first paint needs no call. */
const bake: Bake<LobbyBaked> = async ({ http, merchant, tag }) => {
  const [{ lanes }, jackpot] = await Promise.all([
    http.call(listLanes, { query: { platform: 'html5' } }),
    http.call(getJackpot, { alert: false }).catch(() => undefined),
  ])
  return {
    lanes: lanes.map((lane, index) => ({
      ...lane,
      cards: index < BAKED_LANES ? lane.cards.slice(0, BAKED_CARDS) : [],
    })),
    ...(jackpot?.amount ? { jackpot: formatJackpot(jackpot, tag, merchant.currency) } : {}),
  }
}

function formatJackpot(jackpot: Jackpot, tag: string, currency: string): BakedJackpot {
  const money = moneyIn(tag, currency)
  const winners = jackpot.winners.map(({ amount }) => `+${money(amount)}`)
  return { ...jackpot, tag, texts: { amount: money(jackpot.amount), winners } }
}

export default bake
