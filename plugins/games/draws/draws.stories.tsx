import { CLOCK } from '@foyer/sdk'
import { failing, fakeClock, pending, pluginStories } from '@foyer/sdk/testing'
import type { LotteryDraw } from './draw.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'games / draws' }

const NOW = Date.UTC(2030, 0, 1, 8)
const MINUTE_MS = 60_000
const draw = (
  name: string,
  minutes: number,
  numbers: readonly string[] = ['04', '17', '88'],
): LotteryDraw => ({
  vendor: 'LOTT',
  code: name,
  name,
  nextAt: NOW + minutes * MINUTE_MS,
  ...(numbers.length > 0 && { last: { at: NOW - 90 * MINUTE_MS, numbers } }),
})
const DRAWS = [
  draw('Hà Nội VIP', 7.7, ['839204']),
  draw('Sunrise Draw', 75),
  draw('Six Star Saturday', 3_000, ['02', '11', '17', '23', '38', '41']),
]
const draws = (list: readonly LotteryDraw[]) => ({ answers: { 'game.draws': { draws: list, refused: 0 } } })
const story = pluginStories(plugin, {
  texts: EN,
  settings: { count: 12 },
  services: { [CLOCK]: fakeClock(NOW) },
  ...draws(DRAWS),
})

export const Usual = story('Draws')
export const One = story('Draws', draws(DRAWS.slice(1, 2)))
export const Many = story(
  'Draws',
  draws(Array.from({ length: 12 }, (_, index) => draw(`Draw ${index + 1}`, index * 20 + 1))),
)
export const Loading = story('Draws', { answers: { 'game.draws': pending } })
export const Failed = story('Draws', { answers: { 'game.draws': failing('HT-NETWORK') } })
/** The moment has come, the result has not; and a lottery without a result. */
export const Waiting = story('Draws', draws([draw('Hà Nội VIP', -1), draw('New Draw', 30, [])]))
export const LongTexts = story(
  'Draws',
  draws([
    draw('A lottery whose name is far longer than any card has room for', 1_439, [
      '123456',
      '654321',
      '000001',
      '9',
      '8',
      '7',
    ]),
  ]),
)
