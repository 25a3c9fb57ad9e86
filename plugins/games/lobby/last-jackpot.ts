import { defineStorageKey } from '@foyer/sdk'

/** The last answer, for a reload: the page's own amount is older than what the player has seen. */
export const LAST_JACKPOT = defineStorageKey<{ readonly amount: number; readonly at: number }>({
  name: 'games.lobby.jackpot',
  area: 'session',
  // By hand: the page's first script has no valibot.
  parse: (stored) => {
    const { amount, at } = Object(stored) as Readonly<Record<string, unknown>>
    return isAmount(amount) && isAmount(at) ? { amount, at } : undefined
  },
})

const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0
