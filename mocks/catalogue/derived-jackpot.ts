import type { Profile } from '../../kernel/profile/profile.ts'
import { randomOf } from '../art/random.ts'
import type { CatalogueJackpot } from './jackpots.ts'
import { shuffled } from './shuffled.ts'

/** About how many units of a currency make a US dollar, so that amounts look right; 1 for all others. */
const UNITS: Readonly<Record<string, number>> = {
  VND: 25_000, IDR: 16_000, KHR: 4_100, MMK: 2_100, KRW: 1_350, JPY: 150, LKR: 300, PKR: 280, BDT: 120, INR: 84, PHP: 57, THB: 35, TRY: 34,
  RUB: 95, TWD: 32, MXN: 18, ZAR: 18, CNY: 7, HKD: 8, BRL: 5, MYR: 4.5, PLN: 4, NGN: 1_600, KES: 130, COP: 4_200, CLP: 950, ARS: 1_000, PEN: 4,
} // prettier-ignore
const LEAST_USD = 700_000
const MOST_USD = 1_500_000
const LEAST_WIN_USD = 400
const MOST_WIN_USD = 30_000
/** Where a currency's units are this small, amounts are whole thousands. */
const SMALL_UNIT = 1_000
const NAMES = [
  'mei***18',
  'ari***77',
  'tan***03',
  'sit***91',
  'lia***62',
  'lee***88',
  'nur***45',
  'jas***29',
  'ong***56',
  'raj***10',
]

/**
 * The jackpot of a merchant that has none of its own: in its currency, of the size that players know, with winners of games that it
 * lists. It depends on the merchant's id only.
 *
 * @param games names of the merchant's games
 */
export function derivedJackpot(
  { id, currency }: Pick<Profile, 'id' | 'currency'>,
  games: readonly string[],
): CatalogueJackpot {
  const random = randomOf(`jackpot/${id}`)
  const units = UNITS[currency] ?? 1
  const amountOf = (from: number, to: number): number => {
    const amount = (from + random.next() * (to - from)) * units
    return units >= SMALL_UNIT ? Math.round(amount / 1_000) * 1_000 : Math.round(amount * 100) / 100
  }
  const amount = amountOf(LEAST_USD, MOST_USD)
  const won = shuffled(games, random)
  return {
    amount,
    winners: NAMES.map((name, index) => ({
      name,
      amount: amountOf(LEAST_WIN_USD, MOST_WIN_USD),
      game: won[index % won.length] ?? '',
    })),
  }
}
