import { EMBLEMS } from '../emblems.ts'
import type { Random } from '../random.ts'
import { at, circle, line, path, rect, repeat } from '../svg.ts'
import type { Scene } from './scene.ts'
import { balls, COIN, coin, coins, FOCUS_X, FOCUS_Y, glow, karst, shimmer, sky } from './scenery.ts'

const FLOWER = `<defs><g id="f">${EMBLEMS.lotus}</g><g id="n">${EMBLEMS.lantern}</g></defs>`
const flower = (x: number, y: number, scale: number): string => at(x, y, scale, '<use href="#f"/>')
const lantern = (x: number, y: number, scale: number, rotation = 0): string =>
  line(`M${x} 0V${y - 40 * scale}`, '#ffd98a', 2) + at(x, y, scale, '<use href="#n"/>', rotation)
const leaf = (x: number, y: number, width: number): string =>
  path(
    `M${x - width} ${y}a${width} ${width * 0.28} 0 1 1 ${width * 0.9} ${width * 0.27}l${width * 0.1}-${width * 0.27}z`,
    '#1f8a55',
    ' stroke="#0a4a2c" stroke-width="2"',
  )

/** Night of the draw: the moon over the bay, and its balls among the flowers. */
const bay = (random: Random): string =>
  FLOWER +
  sky(['#4a0f3e', '#b02763', '#ff8f7a', '#ffd0a0']) +
  glow(FOCUS_X, 132, 210) +
  circle(FOCUS_X, 132, 84, '#fff1c9') +
  karst(random, 236, 110, '#7d2a5c') +
  karst(random, 250, 66, '#4d1c48') +
  rect(0, 244, 780, 116, '#3b1c4a') +
  `<ellipse cx="${FOCUS_X}" cy="262" rx="150" ry="44" fill="url(#l)" opacity=".5"/>` +
  shimmer(random, 252, 22, '#ffd9b8') +
  leaf(470, 316, 62) +
  leaf(720, 308, 56) +
  leaf(600, 338, 80) +
  flower(FOCUS_X, 238, 2) +
  flower(452, 296, 0.95) +
  flower(712, 292, 1.1) +
  balls([
    [478, 118, 1.35, 'g', 68],
    [686, 96, 1.6, 'm', 39],
    [738, 196, 1.1, 's', 7],
    [426, 206, 1, 's', 24],
    [394, 108, 0.7, 'm', 83],
  ])

/** A present under lanterns. */
const feast = (random: Random): string =>
  FLOWER +
  COIN +
  sky(['#3a0a3a', '#8c1458', '#d63a5e']) +
  glow(FOCUS_X, 210, 230) +
  path(
    `M300 360V270l40-26 40 26v-20l46-34 46 34v30l50-38 50 38v-34l44-30 44 30v40l50-34 50 34 66-40V360z`,
    '#2a0a30',
    ' opacity=".7"',
  ) +
  repeat(16, (index) => rect(330 + index * 28, 296 + (index % 3) * 16, 8, 10, '#ffd27a', ' opacity=".8"')) +
  lantern(392, 112, 0.8, 4) +
  lantern(456, 76, 0.95, -3) +
  lantern(706, 92, 1.2, 3) +
  lantern(758, 150, 0.9, -4) +
  lantern(520, 44, 0.7) +
  at(
    FOCUS_X,
    214,
    1,
    path('M-86-22H86V96H-86z', 'url(#m)', ' stroke="#4a0826" stroke-width="4"') +
      path('M-98-54H98V-14H-98z', 'url(#m)', ' stroke="#4a0826" stroke-width="4"') +
      rect(-20, -54, 40, 150, 'url(#g)') +
      path(
        'M0-54C-60-130-112-84-70-56zM0-54C60-130 112-84 70-56z',
        'url(#g)',
        ' stroke="#8a5200" stroke-width="4"',
      ) +
      circle(0, -56, 15, 'url(#g)', ' stroke="#8a5200" stroke-width="3"'),
  ) +
  at(444, 300, 0.95, EMBLEMS.ingot, -6) +
  flower(724, 296, 1.05) +
  coin(486, 318, 0.5, 20) +
  coin(676, 322, 0.55, -14) +
  coins(random, 7)

/** A heap of balls. */
const heap = (random: Random): string =>
  COIN +
  sky(['#05402f', '#0f7a4e', '#0a5a48']) +
  repeat(18, (index) => path('M0 0L-30-520H30z', '#eaffd8', ` transform="translate(${FOCUS_X} ${FOCUS_Y}) rotate(${index * 20})" opacity=".09"`)) +
  glow(FOCUS_X, FOCUS_Y, 230) + coins(random, 6) +
  balls([
    [430, 296, 1.7, 'm', 8], [526, 308, 1.9, 'g', 79], [632, 308, 1.9, 's', 39], [730, 294, 1.75, 'm', 68],
    [478, 214, 1.85, 'g', 24], [580, 214, 2.1, 's', 86], [682, 212, 1.85, 'm', 52],
    [528, 126, 1.75, 'm', 17], [634, 124, 1.75, 'g', 93], [580, 52, 1.5, 's', 5],
  ]) // prettier-ignore

/** A quiet garden, without prizes. */
const garden = (random: Random): string =>
  FLOWER +
  sky(['#0c4a4a', '#1c8067', '#8ccf9a']) +
  glow(FOCUS_X + 60, 100, 180) +
  karst(random, 220, 90, '#17705a') +
  karst(random, 244, 50, '#0f5548') +
  rect(0, 238, 780, 122, '#0d4f54') +
  shimmer(random, 248, 24, '#c9ffe6') +
  leaf(448, 330, 70) +
  leaf(690, 328, 84) +
  leaf(560, 280, 46) +
  at(494, 294, 1, EMBLEMS.koi, -8) +
  flower(622, 216, 2.2) +
  flower(728, 290, 1.05) +
  flower(424, 280, 0.8) +
  at(470, 110, 0.8, EMBLEMS.butterfly, -14) +
  at(724, 96, 0.6, EMBLEMS.butterfly, 18)

/** Scenes of the lottery: petals, leaves and lanterns. */
export const LOTUS_SCENES: readonly Scene[] = [
  { hues: [338, 330], dark: '#3a0c32', draw: bay },
  { hues: [346, 320], dark: '#33082f', draw: feast },
  { hues: [336, 64], dark: '#04332a', draw: heap },
  { hues: [330, 160], dark: '#083a3a', draw: garden },
]
