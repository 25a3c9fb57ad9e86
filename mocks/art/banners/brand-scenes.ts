import type { BrandColors } from '../brand-colors.ts'
import { EMBLEMS, type Emblem } from '../emblems.ts'
import type { Random } from '../random.ts'
import { at, circle, path } from '../svg.ts'
import type { Scene } from './scene.ts'
import { COIN, coins, FOCUS_X, FOCUS_Y, glow, sky } from './scenery.ts'

/** What stands in the middle of each banner, and what flies around it. */
const MOTIFS: readonly (readonly [main: Emblem, others: readonly [Emblem, Emblem]])[] = [
  ['seven', ['cherry', 'bell']],
  ['chest', ['gem', 'crown']],
  ['ingot', ['star', 'clover']],
  ['crown', ['gem', 'heart']],
]

/** Four scenes in a brand's own colours, for merchants without pictures of their own. */
export function brandScenes({ brand, accent, ground }: BrandColors): readonly Scene[] {
  const scene = (random: Random, [main, [left, right]]: (typeof MOTIFS)[number]): string =>
    COIN +
    sky([ground, brand, accent]) +
    glow(FOCUS_X, FOCUS_Y, 240) +
    [170, 120].map((radius) => circle(FOCUS_X, FOCUS_Y, radius, accent, ' opacity=".25"')).join('') +
    path('M260 360C380 300 470 336 560 316S700 300 780 270V360z', ground, ' opacity=".7"') +
    at(FOCUS_X - 130, FOCUS_Y + random.int(20, 70), 1.1, EMBLEMS[left], -12) +
    at(FOCUS_X + 135, FOCUS_Y + random.int(20, 70), 1.1, EMBLEMS[right], 12) +
    at(FOCUS_X, FOCUS_Y, 2.4, EMBLEMS[main], random.int(-6, 6)) +
    coins(random, 7)
  return MOTIFS.map((motif) => ({
    hues: [hueOf(brand), hueOf(accent)],
    dark: ground,
    draw: (random) => scene(random, motif),
  }))
}

/** The hue of a colour, `#rgb` or `#rrggbb`, in degrees; 220 for grey, which has none. */
export function hueOf(color: string): number {
  const digits =
    color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return 220
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return (sixth * 60 + 360) % 360
}
