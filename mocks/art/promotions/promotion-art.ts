import { sparkles } from '../backdrops.ts'
import { COIN, coins, glow } from '../banners/scenery.ts'
import { brandColors } from '../brand-colors.ts'
import { EMBLEMS, type Emblem } from '../emblems.ts'
import { paletteOf } from '../palette.ts'
import { randomOf } from '../random.ts'
import { at, circle, path, picture, rect, repeat } from '../svg.ts'

const WIDTH = 780
const HEIGHT = 360
const CENTER_X = 390
const CENTER_Y = 178

interface Motif {
  readonly main: Emblem
  readonly others: readonly [Emblem, Emblem]
  /** Hues of the emblem and of the backdrop, in degrees. */
  readonly hues: readonly [number, number]
}

/** The picture of each kind of promotion. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  welcome: { main: 'chest', others: ['gem', 'ingot'], hues: [348, 338] },
  rush: { main: 'bolt', others: ['dice', 'chip'], hues: [44, 262] },
  cashback: { main: 'ingot', others: ['clover', 'star'], hues: [150, 168] },
  friends: { main: 'heart', others: ['parrot', 'fox'], hues: [342, 22] },
  club: { main: 'crown', others: ['gem', 'star'], hues: [278, 248] },
  cup: { main: 'helm', others: ['sword', 'flame'], hues: [16, 214] },
  season: { main: 'lantern', others: ['lotus', 'koi'], hues: [356, 12] },
  race: { main: 'rocket', others: ['planet', 'star'], hues: [196, 226] },
}

/**
 * A promotion's picture, 780 × 360: its emblem in the middle, on a stage in the brand's ground colour.
 *
 * @param kind `welcome`
 * @returns `undefined` for an unknown merchant or kind
 */
export function promotionArt(merchant: string, kind: string): string | undefined {
  const colors = brandColors(merchant)
  const motif = Object.hasOwn(MOTIFS, kind) ? MOTIFS[kind] : undefined
  if (!colors || !motif) return undefined
  const random = randomOf(`promotion/${merchant}/${kind}`)
  const { main, others, hues } = motif
  const rays = repeat(14, (index) =>
    path(
      'M0 0L-34-520H34z',
      '#fff',
      ` transform="translate(${CENTER_X} ${CENTER_Y}) rotate(${(360 / 14) * index})" opacity=".07"`,
    ),
  )
  return picture(
    WIDTH,
    HEIGHT,
    paletteOf(hues[0], hues[1]),
    COIN +
      rect(0, 0, WIDTH, HEIGHT, 'url(#k)') +
      rays +
      glow(CENTER_X, CENTER_Y, 250) +
      [210, 156].map((radius) => circle(CENTER_X, CENTER_Y, radius, '#fff', ' opacity=".06"')).join('') +
      path('M0 360V318C180 268 300 292 390 286S640 262 780 312V360z', colors.ground, ' opacity=".82"') +
      path('M0 360V338C220 300 330 318 430 312S680 306 780 340V360z', colors.brand, ' opacity=".5"') +
      at(CENTER_X - 196, 216 + random.int(-26, 22), 1.35, EMBLEMS[others[0]], -14) +
      at(CENTER_X + 196, 216 + random.int(-26, 22), 1.35, EMBLEMS[others[1]], 14) +
      at(CENTER_X, CENTER_Y, 2.6, EMBLEMS[main], random.int(-4, 4)) +
      coins(random, 5) +
      sparkles(random, 10, WIDTH, 300),
  )
}
