import { EMBLEMS } from '../emblems.ts'
import type { Random } from '../random.ts'
import { CREATURES } from '../sea-art.ts'
import { at, group, path, repeat } from '../svg.ts'
import { card, wheel } from '../table-art.ts'
import type { Scene } from './scene.ts'
import { bubbles, COIN, coin, coins, coral, FOCUS_X, FOCUS_Y, glow, shafts, sky } from './scenery.ts'

const CHIP = `<defs><g id="h">${EMBLEMS.chip}</g></defs>`
const chip = (x: number, y: number, scale: number, rotation = 0): string =>
  at(x, y, scale, '<use href="#h"/>', rotation)

/** The sea with the elements that all banners of Coral share. */
const sea = (random: Random, stops: readonly string[], inner: string): string =>
  COIN +
  CHIP +
  sky(stops) +
  shafts(random) +
  glow(FOCUS_X, FOCUS_Y - 20, 230, 0.9) +
  path('M300 360C360 300 430 330 500 306S650 318 780 280V360z', '#06284a', ' opacity=".8"') +
  coral(random, 396, 352, 108, '#b8355a') +
  coral(random, 752, 350, 150, '#ff6f4f') +
  inner +
  path('M300 372C400 326 470 352 560 340S700 350 780 326V372z', '#041a33') +
  coral(random, 450, 362, 70, '#ff8f5c') +
  coral(random, 700, 366, 84, '#ff5d7d') +
  coral(random, 774, 366, 96, '#ffb14f') +
  bubbles(random, 14)

const hand = (random: Random): string =>
  sea(
    random,
    ['#031430', '#083a68', '#0e6a8c'],
    repeat(5, (index) =>
      group(
        `translate(${FOCUS_X} 356) rotate(${index * 17 - 34})`,
        at(0, -176, 2.05, card(['10', 'J', 'Q', 'K', 'A'][index] ?? 'A', 'heart')),
      ),
    ) +
      chip(458, 288, 1, -12) +
      chip(508, 316, 0.8, 8) +
      chip(700, 284, 1.1, 14) +
      chip(652, 318, 0.8) +
      coins(random, 6),
  )

const treasure = (random: Random): string =>
  sea(
    random,
    ['#02182e', '#064a66', '#0c8a94'],
    `<defs><g id="f">${CREATURES.fish}</g></defs>` +
      at(424, 96, 0.6, '<use href="#f"/>') +
      at(496, 62, 0.4, '<use href="#f"/>') +
      at(706, 96, 0.5, '<use href="#f"/>', -8) +
      at(FOCUS_X, 226, 2.3, EMBLEMS.chest) +
      [
        [488, 322, 0.5],
        [536, 332, 0.6],
        [592, 334, 0.62],
        [644, 328, 0.55],
        [520, 300, 0.42],
        [672, 306, 0.42],
      ]
        .map(([x = 0, y = 0, scale = 1], index) => coin(x, y, scale, index * 40))
        .join('') +
      at(470, 236, 0.8, EMBLEMS.gem, -14) +
      at(706, 226, 0.7, EMBLEMS.shell, 12) +
      coins(random, 3),
  )

const reload = (random: Random): string =>
  sea(
    random,
    ['#04123a', '#0a2f74', '#1467a0'],
    group(`translate(${FOCUS_X} 176) rotate(-10)`, group('scale(1.9 1.72)', wheel())) +
      chip(442, 262, 1.05, -10) +
      chip(478, 304, 0.9, 20) +
      chip(716, 250, 1.2, 12) +
      chip(690, 304, 0.95, -18) +
      coins(random, 9),
  )

const club = (random: Random): string =>
  sea(
    random,
    ['#0a0f33', '#1b2f6e', '#20708e'],
    at(FOCUS_X, 200, 2.3, EMBLEMS.shell) +
      at(FOCUS_X, 84, 1.25, EMBLEMS.crown, -5) +
      at(448, 210, 1, EMBLEMS.gem, -12) +
      at(420, 92, 0.75, CREATURES.ray, -14) +
      coins(random, 6),
  )

/** Scenes of the casino, on the sea floor. */
export const CORAL_SCENES: readonly Scene[] = [
  { hues: [8, 212], dark: '#04152e', draw: hand },
  { hues: [18, 200], dark: '#031a2e', draw: treasure },
  { hues: [352, 222], dark: '#050f33', draw: reload },
  { hues: [340, 230], dark: '#080c2c', draw: club },
]
