import { pluginStories } from '@foyer/sdk/testing'
import type { Winner } from './jackpot.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'games / jackpot' }

const winner = (name: string, amount: number, game: string): Winner => ({ name, amount, game })
const WINNERS = [winner('ngu***89', 386_400, 'Lucky Lotus'), winner('tra***02', 12_050, 'Ocean King')]

const baked = (amount: number, winners: readonly Winner[]) => ({
  baked: { lanes: [], jackpot: { amount, winners } },
})
const story = pluginStories(plugin, { texts: EN, ...baked(18_642_905, WINNERS) })

export const Usual = story('JackpotMarquee')
/** Nobody has won yet. */
export const Empty = story('JackpotMarquee', baked(1_000, []))
export const One = story('JackpotMarquee', baked(18_642_905, WINNERS.slice(0, 1)))
export const Many = story(
  'JackpotMarquee',
  baked(18_642_905, Array.from({ length: 10 }, () => WINNERS).flat()),
)
export const LongTexts = story('JackpotMarquee', {
  ...baked(186_429_050_000_000, [
    winner('the***nd', 99_386_400_000, 'The Seven Golden Dragons of the Emperor’s Lost Winter Palace'),
  ]),
  merchant: { currency: 'VND' },
})
