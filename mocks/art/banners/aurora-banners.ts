import { EMBLEMS } from '../emblems.ts'
import { GEAR } from '../match-art.ts'
import type { Random } from '../random.ts'
import { at, circle, line, path, rect, repeat } from '../svg.ts'
import type { Scene } from './scene.ts'
import { COIN, coin, coins, FOCUS_X, FOCUS_Y, glow, northernLights, peaks, sky } from './scenery.ts'

const stars = (random: Random, count: number): string =>
  line(
    repeat(count, () => `M${random.int(0, 780)} ${random.int(0, 230)}h.1`),
    '#fff',
    2.2,
    ' opacity=".8"',
  )
const night = (random: Random): string =>
  sky(['#0a0726', '#1d1250', '#3a1f74', '#1a5a6a']) + stars(random, 60) + northernLights(random)

const match = (random: Random): string =>
  COIN +
  night(random) +
  peaks(random, 250, 80, '#150d38') +
  path('M240 360L400 252H800V360z', '#0c8a58') +
  path('M330 360L440 252H500L430 360zM560 360L572 252H632L680 360z', '#fff', ' opacity=".08"') +
  line('M400 252H800M560 306a60 16 0 1 0 120 0 60 16 0 1 0-120 0', '#dfffee', 3, ' opacity=".7"') +
  path('M420 0L330 360H520L440 0zM740 0L640 360H800V0z', '#eafff6', ' opacity=".1"') +
  glow(FOCUS_X, 176, 200) +
  `<ellipse cx="${FOCUS_X}" cy="312" rx="104" ry="15" fill="#0006"/>` +
  repeat(4, (index) =>
    line(
      `M${396 + index * 10} ${300 - index * 34}L${470 + index * 6} ${258 - index * 30}`,
      '#aaffd9',
      6,
      ' opacity=".5"',
    ),
  ) +
  at(FOCUS_X, 184, 2.5, GEAR.football, -12) +
  at(722, 262, 1.25, GEAR.cup, 7)

const carnival = (random: Random): string =>
  COIN +
  night(random) +
  peaks(random, 300, 70, '#150d38') +
  glow(FOCUS_X, FOCUS_Y, 230) +
  ['#ffd24a', '#3dffb0', '#ff5da8', '#b36bff']
    .map((color) =>
      path(
        repeat(12, () => `M${random.int(340, 770)} ${random.int(0, 345)}l8-3 4 11-8 3z`),
        color,
      ),
    )
    .join('') +
  at(452, 272, 1.2, EMBLEMS.drum, -10) +
  at(716, 268, 1.25, EMBLEMS.parrot, 8) +
  at(FOCUS_X, 176, 2.75, EMBLEMS.samba) +
  coins(random, 5)

/** Three sevens with coins falling out. */
const sevens = (random: Random): string =>
  COIN +
  `<defs><g id="e">${EMBLEMS.seven}</g></defs>` +
  night(random) +
  peaks(random, 310, 80, '#150d38') +
  glow(FOCUS_X, 170, 240) +
  rect(404, 66, 352, 200, 'url(#g)', ' rx="28" stroke="#4a2500" stroke-width="4"') +
  rect(420, 82, 320, 168, '#1a0d2c', ' rx="14"') +
  repeat(
    3,
    (index) =>
      rect(428 + index * 104, 90, 96, 152, 'url(#w)', ' rx="10"') +
      at(476 + index * 104, 166, 1, '<use href="#e"/>'),
  ) +
  rect(420, 82, 320, 34, '#000', ' opacity=".3"') +
  rect(420, 216, 320, 34, '#000', ' opacity=".3"') +
  repeat(
    15,
    (index) =>
      circle(420 + index * 23, 74, 4, index % 2 ? '#fff' : '#ff5da8') +
      circle(420 + index * 23, 258, 4, index % 2 ? '#3dffb0' : '#fff'),
  ) +
  repeat(9, (index) => coin(392 + index * 46, 318 - (index % 2) * 22 + random.int(-6, 6), 0.62, index * 37)) +
  coins(random, 5)

const flight = (random: Random): string =>
  COIN +
  night(random) +
  peaks(random, 290, 110, '#22155a') +
  peaks(random, 336, 70, '#120a30') +
  glow(640, 120, 190) +
  path('M280 352C470 346 590 270 652 116V360H280z', 'url(#m)', ' opacity=".32"') +
  line('M280 352C470 346 590 270 652 116', '#fff', 18, ' opacity=".25"') +
  line('M280 352C470 346 590 270 652 116', 'url(#g)', 9) +
  at(654, 116, 1.95, EMBLEMS.rocket, 24) +
  at(446, 118, 0.95, EMBLEMS.planet, -8) +
  coin(520, 300, 0.4, 10) +
  coin(706, 262, 0.5, -20) +
  coins(random, 4)

/** Scenes of Aurora: football and slots under northern lights. */
export const AURORA_SCENES: readonly Scene[] = [
  { hues: [152, 258], dark: '#0a0626', draw: match },
  { hues: [316, 268], dark: '#120530', draw: carnival },
  { hues: [322, 262], dark: '#0d0628', draw: sevens },
  { hues: [278, 250], dark: '#080524', draw: flight },
]
