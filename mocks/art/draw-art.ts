import { BACKDROPS, type Backdrop, sparkles } from './backdrops.ts'
import type { Random } from './random.ts'
import { at, circle, group, line, path, rect, repeat } from './svg.ts'

const BALLS = [
  ['#ffb3a8', '#e3242b', '#7a0610'],
  ['#ffe9a0', '#f5b301', '#8a5a00'],
  ['#a9d8ff', '#1d7fe0', '#07306a'],
  ['#b6f5c4', '#1fa84f', '#064a20'],
  ['#e3c4ff', '#8a3fe0', '#37106e'],
  ['#ffc9e8', '#e0348f', '#6e0840'],
] as const
const ballPaints = BALLS.map(
  ([light, color, dark], index) =>
    `<radialGradient id="b${index}" cx=".35" cy=".3" r=".8"><stop stop-color="${light}"/><stop offset=".45" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
).join('')

/** A numbered ball, around the origin, 26 in radius. */
const ball = (color: number, number: number): string =>
  `<use href="#q" fill="url(#b${color % BALLS.length})"/><text y="6.5">${String(number).padStart(2, '0')}</text>`
const BALL =
  '<g id="q"><circle r="26"/><circle r="15" fill="#fff"/><ellipse cx="-8" cy="-16" rx="9" ry="5" fill="#fff" opacity=".7" transform="rotate(-28 -8 -16)"/></g>'

const balls = (random: Random, places: readonly (readonly [number, number, number])[]): string =>
  '<g font-family="Roboto,Arial,sans-serif" font-size="18" font-weight="800" text-anchor="middle" fill="#1a1626">' +
  places
    .map(([x, y, scale], index) =>
      at(x, y, scale, ball(index + random.int(0, 5), random.int(0, 99)), random.int(-16, 16)),
    )
    .join('') +
  '</g>'

export const DRAWS = {
  heap: (random: Random) =>
    balls(random, [[40, 212, 1], [92, 218, 1.05], [148, 218, 1.05], [200, 212, 1], [66, 168, 1.1], [120, 174, 1.15], [174, 168, 1.1], [94, 122, 1.2], [148, 122, 1.2], [120, 66, 1.35]]),
  drum: (random: Random) =>
    path('M70 250L90 190H150L170 250z', 'url(#g)', ' stroke="#5a2e00" stroke-width="2"') + circle(120, 124, 98, '#ffffff26', ' stroke="url(#g)" stroke-width="8"') +
    balls(random, [[80, 176, 0.85], [120, 192, 0.9], [162, 174, 0.85], [100, 142, 0.8], [146, 136, 0.8], [74, 122, 0.7], [122, 104, 0.75], [168, 102, 0.7], [98, 72, 0.65], [140, 66, 0.65]]) + path('M46 104A78 78 0 0 1 96 50', 'none', ' stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"'),
  ticket: (random: Random) =>
    group(`translate(120 132) rotate(-${random.int(7, 14)})`, path('M-92-58H92V-14A14 14 0 0 0 92 14V58H-92V14A14 14 0 0 0-92-14z', '#fff6e0', ' stroke="#0004" stroke-width="2"') + rect(-82, -48, 164, 24, 'url(#m)', ' rx="4"') + repeat(6, (index) => circle(index * 27 - 67, 4, 11, index === 3 ? 'url(#m)' : index % 2 ? 'url(#s)' : '#d9cdb0')) + repeat(5, (index) => rect(-78 + index * 32, 32, 26, 8, '#c9b98f', ' rx="3"')) + path(SEAL, 'url(#g)', ' transform="translate(66 -36) scale(.7)"')) +
    balls(random, [[46, 214, 1.1], [104, 226, 1.2], [166, 218, 1.1], [206, 176, 0.9]]),
  stream: (random: Random) =>
    line('M-10 40C80 40 180 60 190 110S60 150 50 190 150 240 250 232', '#fff', 44, ' opacity=".16"') +
    balls(random, [[24, 42, 0.8], [76, 46, 0.9], [132, 58, 1], [182, 92, 1.1], [140, 140, 1.2], [76, 164, 1.25], [70, 218, 1.15], [136, 236, 1.1], [200, 232, 1]]),
  three: (random: Random) =>
    path('M20 110A100 100 0 0 1 220 110z', '#0004') + balls(random, [[62, 176, 1.5], [178, 176, 1.5], [120, 116, 2.2]]) + path('M40 224H200L216 246H24z', 'url(#g)', ' stroke="#5a2e00" stroke-width="2"'),
  keno: (random: Random) =>
    rect(22, 36, 196, 196, '#0007', ' rx="16" stroke="url(#g)" stroke-width="4"') + repeat(16, (index) => rect(34 + (index % 4) * 44, 48 + Math.floor(index / 4) * 44, 38, 38, '#fff', ' rx="8" opacity=".16"')) +
    balls(random, [[53, 67, 0.72], [141, 67, 0.72], [97, 111, 0.72], [185, 155, 0.72], [53, 199, 0.72], [141, 199, 0.72]]),
} satisfies Record<string, (random: Random) => string> // prettier-ignore
export type Draw = keyof typeof DRAWS

const SEAL = 'M0-26L7-10 24-12 14 2 24 16 7 14 0 28-7 14-24 16-14 2-24-12-7-10z'

/** A lottery: its balls or ticket, in front of its country's landscape. */
export const drawArt = (draw: Draw, backdrop: Backdrop, random: Random): string =>
  `<defs>${ballPaints}${BALL}</defs>${BACKDROPS[backdrop](random)}${DRAWS[draw](random)}${sparkles(random, 6)}`
