import { BACKDROPS, sparkles } from './backdrops.ts'
import type { Random } from './random.ts'
import { at, circle, group, line, n, path, rect, repeat } from './svg.ts'

const SUITS = {
  heart: 'M0 12C-18-4-14-16-7-16-2-16 0-12 0-10 0-12 2-16 7-16 14-16 18-4 0 12z',
  spade: 'M0-17C-18-1-14 9-7 9-4 9-1 7-1 5L-5 15H5L1 5C1 7 4 9 7 9 14 9 18-1 0-17z',
  diamond: 'M0-16L12 0 0 16-12 0z',
  club: 'M0-16A7 7 0 0 1 6-6 7 7 0 1 1 2 5L5 15H-5L-2 5A7 7 0 1 1-6-6 7 7 0 0 1 0-16z',
} as const
type Suit = keyof typeof SUITS
const suits: readonly [Suit, ...Suit[]] = ['heart', 'spade', 'diamond', 'club']

/** A playing card around the origin, 60 × 84. */
export function card(rank: string, suit: Suit): string {
  const color = suit === 'heart' || suit === 'diamond' ? '#d3122f' : '#15141f'
  return (
    rect(-30, -42, 60, 84, '#fff', ' rx="7" stroke="#0005" stroke-width="2"') +
    `<text x="-24" y="-18" font-family="Georgia,serif" font-size="24" font-weight="700" fill="${color}">${rank}</text>` +
    at(0, 12, 1.35, path(SUITS[suit], color))
  )
}
const back = (): string =>
  rect(-30, -42, 60, 84, '#fff', ' rx="7" stroke="#0005" stroke-width="2"') +
  rect(-25, -37, 50, 74, 'url(#m)', ' rx="4"') +
  line('M-25-20L25 20M-25 0L15 37M-15-37L25 0M25-20L-25 20M25 0L-15 37M15-37L-25 0', '#fff8', 1.5)

/** A betting chip, seen at an angle, in the current fill colour. */
const CHIP =
  '<defs><g id="h"><ellipse cy="5" rx="20" ry="12" fill="#0007"/><ellipse rx="20" ry="12"/><ellipse rx="17" ry="9.6" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="9 8"/><ellipse rx="11" ry="6.4" stroke="#fff" stroke-width="1.5"/></g></defs>'
const stack = (x: number, y: number, height: number, fill: string): string =>
  `<g fill="${fill}">${repeat(height, (index) => `<use href="#h" x="${x}" y="${y - index * 7}"/>`)}</g>`

const GILT = ' stroke="#ffd24a" stroke-width="1"'
/** One field of a roulette wheel, rotated by `rotation` degrees. */
const wedge = (rotation: number): string => {
  const rim = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${n(Math.sin(angle) * 68)} ${n(-Math.cos(angle) * 68)}`
  }
  return `M0 0L${rim(rotation - 10)}A68 68 0 0 1 ${rim(rotation + 10)}z`
}

/** A roulette wheel around the origin, 78 in radius. */
export const wheel = (): string =>
  circle(0, 0, 78, 'url(#g)', ' stroke="#4a2500" stroke-width="3"') +
  circle(0, 0, 68, '#111') +
  path(
    repeat(9, (index) => wedge(index * 40 + 20)),
    '#c6132c',
    GILT,
  ) +
  path(wedge(0), '#12834a', GILT) +
  line(
    repeat(8, (index) => wedge(index * 40 + 40)),
    '#ffd24a',
    1,
  ) +
  circle(0, 0, 44, 'url(#g)') +
  circle(0, 0, 38, 'url(#m)') +
  repeat(4, (index) =>
    group(`rotate(${index * 90})`, rect(-4, -34, 8, 34, 'url(#g)', ' rx="3"') + circle(0, -34, 6, 'url(#g)')),
  ) +
  circle(0, 0, 14, 'url(#g)', ' stroke="#4a2500" stroke-width="2"') +
  circle(38, -40, 6, '#fff')

export const die = (dots: number): string => {
  const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]], 2: [[-11, -11], [11, 11]], 3: [[-11, -11], [0, 0], [11, 11]], 4: [[-11, -11], [11, -11], [-11, 11], [11, 11]],
    5: [[-11, -11], [11, -11], [0, 0], [-11, 11], [11, 11]], 6: [[-11, -12], [11, -12], [-11, 0], [11, 0], [-11, 12], [11, 12]],
  } // prettier-ignore
  return (
    rect(-24, -20, 48, 48, '#0006', ' rx="10"') +
    rect(-24, -24, 48, 48, 'url(#w)', ' rx="10" stroke="#0004" stroke-width="2"') +
    (places[dots] ?? [])
      .map(([x, y]) => circle(x, y, dots === 1 ? 8 : 5, dots === 1 || dots === 4 ? '#d3122f' : '#1a1626'))
      .join('')
  )
}

const HAIRS = [
  'M-26 0C-32-44 32-44 26 0 30 26 34 44 26 52 18 44 20 20 18 0 6-2-4-10-10-16-12-6-16 0-18 4-20 24-18 44-26 52-34 44-30 26-26 0z',
  'M-25 4C-34-42 34-42 25 4 22-6 16-14 4-16-8-14-20-8-25 4zM0-46A13 13 0 1 1 0-20 13 13 0 0 1 0-46z',
  'M-24 2C-30-40 30-40 24 2 20-10 14-16 0-16S-20-10-24 2z',
  'M-26 8C-36-44 36-44 26 8 36 20 28 32 20 26 24 8 18-6 8-16-4-6-16-4-20 2-22 12-22 20-20 26-30 32-34 18-26 8z',
]
const HAIR_COLORS = ['#1b1420', '#3a1d12', '#5a2f14', '#8a4b1c'] as const
const SKINS = ['#f6cfae', '#eab88f', '#c98d62', '#8f5a3c'] as const

/** The dealer, from the waist up; the face is at the origin. */
function dealer(random: Random): string {
  const skin = random.pick(SKINS)
  const hair = random.int(0, HAIRS.length - 1)
  const suit = hair === 2
  return (
    path(
      'M-62 120C-62 64-36 48-14 46H14C36 48 62 64 62 120z',
      suit ? '#1c2036' : 'url(#m)',
      ' stroke="#0006" stroke-width="2"',
    ) +
    (suit
      ? path('M-14 46L0 84 14 46z', '#fff') + path('M-12 50L0 56 12 50V62L0 57-12 62z', 'url(#m)')
      : path('M-26 50C-14 84 14 84 26 50L14 46H-14z', skin) +
        path('M-16 58Q0 72 16 58', 'none', ' stroke="url(#g)" stroke-width="3"')) +
    path('M-8 18V42C-8 52 8 52 8 42V18z', skin) +
    path('M-8 30C-2 36 2 36 8 30V40C2 44-2 44-8 40z', '#0002') +
    `<ellipse cy="2" rx="21" ry="26" fill="${skin}"/>` +
    path(HAIRS[hair] ?? '', random.pick(HAIR_COLORS)) +
    line('M-13-1Q-8-5-4-1M4-1Q8-5 13-1', '#2a1712', 2) +
    circle(-8, 3, 2.4, '#2a1712') +
    circle(8, 3, 2.4, '#2a1712') +
    line('M-6 15Q0 20 6 15', '#b3283a', 3) +
    circle(-13, 10, 4, '#f0645f55') +
    circle(13, 10, 4, '#f0645f55')
  )
}

export const TABLE_GAMES = {
  cards: (random: Random) => {
    const [left, right] = [random.pick(suits), random.pick(suits)]
    return at(92, 214, 0.72, card(random.pick(['8', 'K', '9', 'A']), left), -14) + at(128, 210, 0.72, card(random.pick(['9', 'A', 'Q', 'J']), right), 8) + at(172, 222, 0.6, back(), 24)
  },
  wheel: () => group('translate(120 218) scale(1 .62)', wheel()),
  dice: (random: Random) => at(84, 220, 0.85, die(random.int(1, 6)), -14) + at(128, 210, 0.85, die(random.int(1, 6)), 8) + at(166, 226, 0.85, die(random.int(1, 6)), 22),
  tower: (random: Random) => at(74, 212, 0.8, card('K', random.pick(suits)), -8) + at(166, 212, 0.8, card('Q', random.pick(suits)), 8) + circle(120, 212, 22, 'url(#g)', ' stroke="#4a2500" stroke-width="3"') + `<text x="120" y="221" font-family="Georgia,serif" font-size="25" font-weight="700" text-anchor="middle" fill="#4a2500">VS</text>`,
} satisfies Record<string, (random: Random) => string> // prettier-ignore
export type TableGame = keyof typeof TABLE_GAMES

/** A live table: the dealer behind the felt, and the game on it. */
export function tableArt(game: TableGame, random: Random): string {
  const backdrop = random.pick(['bokeh', 'curtain', 'pattern', 'bokeh'] as const)
  return (
    CHIP +
    BACKDROPS[backdrop](random) +
    at(random.int(108, 132), 91, 1, dealer(random)) +
    '<g transform="translate(0 -18)">' +
    `<ellipse cx="120" cy="262" rx="164" ry="90" fill="url(#g)"/><ellipse cx="120" cy="266" rx="158" ry="86" fill="url(#s)"/><ellipse cx="120" cy="264" rx="132" ry="64" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>` +
    TABLE_GAMES[game](random) +
    stack(30, 246, random.int(2, 5), '#c6132c') +
    stack(210, 250, random.int(2, 5), '#1c4fc4') +
    stack(52, 262, random.int(1, 3), '#16803f') +
    '</g>' +
    sparkles(random, 4)
  )
}

const tile = (mark: string, color: string): string =>
  rect(-22, -26, 44, 60, '#1c7a4a', ' rx="8"') +
  rect(-22, -32, 44, 60, '#fffaf0', ' rx="8" stroke="#0003" stroke-width="2"') +
  `<text y="10" font-family="'Noto Serif CJK SC','Songti SC',serif" font-size="36" font-weight="700" text-anchor="middle" fill="${color}">${mark}</text>`
const domino = (top: number, foot: number): string => {
  const dots = (count: number, y: number): string =>
    repeat(count, (index) =>
      circle(
        count === 1 ? 0 : (index % 2) * 18 - 9,
        count < 3 ? y : y - 10 + Math.floor(index / 2) * (count > 4 ? 10 : 20),
        4.5,
        '#d3122f',
      ),
    )
  return (
    rect(-22, -44, 44, 88, '#fffaf0', ' rx="9" stroke="#0004" stroke-width="3"') +
    line('M-16 0H16', '#1a1626', 3) +
    dots(top, -22) +
    dots(foot, 22)
  )
}

export const CARD_GAMES = {
  fan: (random: Random) => repeat(5, (index) => group(`translate(120 236) rotate(${index * 17 - 34})`, at(0, -104, 1.25, card(['10', 'J', 'Q', 'K', 'A'][index] ?? 'A', suits[(index + random.int(0, 3)) % 4] ?? 'spade')))),
  tiles: (random: Random) => repeat(4, (index) => at(52 + index * 45, 180 + (index % 2) * 8, 1, tile(['東', '南', '西', '北'][index] ?? '東', '#15304f'), random.int(-7, 7))) + at(92, 96, 1.4, tile('中', '#d3122f'), -8) + at(154, 94, 1.4, tile('發', '#14803f'), 9),
  dominoes: (random: Random) => at(70, 140, 1.3, domino(5, 3), -20) + at(122, 124, 1.45, domino(6, 4), random.int(-4, 4)) + at(176, 142, 1.3, domino(2, 1), 18),
  dice: (random: Random) => at(78, 168, 1.5, die(random.int(1, 3)), -18) + at(152, 172, 1.5, die(random.int(4, 6)), 14) + at(118, 92, 1.6, die(random.int(1, 6)), 6),
  pair: (random: Random) => at(86, 136, 1.7, card('A', random.pick(suits)), -13) + at(150, 134, 1.7, card(random.pick(['K', '9', 'A']), random.pick(suits)), 11),
} satisfies Record<string, (random: Random) => string> // prettier-ignore
export type CardGame = keyof typeof CARD_GAMES

/** Cards and tiles of games between players. */
export const cardArt = (game: CardGame, random: Random): string =>
  CHIP +
  BACKDROPS[random.pick(['rays', 'pattern', 'rings', 'curtain'] as const)](random) +
  CARD_GAMES[game](random) +
  stack(36, 250, random.int(3, 5), '#c6132c') +
  stack(204, 252, random.int(3, 6), '#7a2bc4') +
  stack(180, 262, 2, '#c98a12') +
  sparkles(random, 6)
