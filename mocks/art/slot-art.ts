import { BACKDROPS, type Backdrop, sparkles } from './backdrops.ts'
import { type Emblem, EMBLEMS } from './emblems.ts'
import type { Random } from './random.ts'
import { at, circle, group, path, rect, repeat } from './svg.ts'

const use = (x: number, y: number, scale: number, rotation = 0): string =>
  at(x, y, scale, '<use href="#e"/>', rotation)
const useSecond = (x: number, y: number, scale: number, rotation = 0): string =>
  at(x, y, scale, '<use href="#f"/>', rotation)
const coins = (random: Random, count: number): string =>
  repeat(count, () =>
    at(
      random.int(10, 230),
      random.int(150, 262),
      random.next() * 0.22 + 0.16,
      EMBLEM_COIN,
      random.int(-40, 40),
    ),
  )
const EMBLEM_COIN = '<use href="#c"/>'
const COIN = `<g id="c">${circle(0, 0, 46, 'url(#g)', ' stroke="#8a5200" stroke-width="5"')}${circle(0, 0, 28, 'none', ' stroke="#a86608" stroke-width="7"')}</g>`

/** Compositions of a slot's tile with its emblem. */
const SETTINGS = [
  /** alone and large */
  (random: Random) => circle(120, 214, 60, '#0005', ' transform="matrix(1 0 0 .18 0 176)"') + use(120, 128, 1.75, random.int(-6, 6)) + coins(random, 5) + sparkles(random, 6),
  /** in a ring of gold */
  (random: Random) =>
    circle(120, 128, 96, 'url(#g)', ' stroke="#5a2e00" stroke-width="3"') + circle(120, 128, 84, 'url(#k)', ' stroke="#5a2e00" stroke-width="3"') +
    repeat(16, (index) => group(`rotate(${index * 22.5} 120 128)`, circle(120, 38, 4, '#fffbe0'))) + circle(120, 128, 80, 'url(#l)') + use(120, 126, 1.3) + sparkles(random, 5),
  /** on three reels */
  (random: Random) =>
    rect(14, 52, 212, 152, 'url(#g)', ' rx="18" stroke="#5a2e00" stroke-width="3"') + rect(24, 62, 192, 132, '#1a0d2c', ' rx="10"') +
    repeat(3, (index) => rect(28 + index * 62, 66, 60, 124, 'url(#w)', ' rx="6"')) +
    repeat(3, (index) => use(58 + index * 62, 128, 0.56) + useSecond(58 + index * 62, 80, 0.4) + useSecond(58 + index * 62, 178, 0.4)) +
    rect(24, 62, 192, 26, '#000', ' opacity=".35"') + rect(24, 168, 192, 26, '#000', ' opacity=".35"') + rect(22, 98, 196, 60, 'none', ' rx="8" stroke="url(#m)" stroke-width="6"') + sparkles(random, 7),
  /** falling from above */
  (random: Random) =>
    repeat(5, (index) => useSecond(24 + index * 48, random.int(20, 60), 0.36, random.int(-30, 30))) +
    repeat(4, (index) => (index % 2 ? useSecond : use)(34 + index * 58, random.int(196, 232), 0.5, random.int(-24, 24))) + use(120, 128, 1.55, random.int(-10, 10)) + sparkles(random, 6),
  /** with its companion */
  (random: Random) => useSecond(168, 100, 1.05, 12) + circle(96, 220, 60, '#0004', ' transform="matrix(1 0 0 .2 0 176)"') + use(98, 136, 1.5, -5) + coins(random, 4) + sparkles(random, 6),
  /** before a window of light */
  (random: Random) =>
    path('M40 236V120C40 20 200 20 200 120V236z', '#0005', ' stroke="url(#g)" stroke-width="8"') + circle(120, 130, 84, 'url(#l)') + useSecond(40, 206, 0.6, -14) + useSecond(200, 206, 0.6, 14) + use(120, 132, 1.45) + sparkles(random, 5),
] as const // prettier-ignore

/** A slot: its emblem, small details, and a backdrop. */
export function slotArt(
  emblem: Emblem,
  companion: Emblem,
  backdrop: Backdrop,
  setting: number,
  random: Random,
): string {
  const set = SETTINGS[setting % SETTINGS.length] ?? SETTINGS[0]
  return `<defs>${COIN}<g id="e">${EMBLEMS[emblem]}</g><g id="f">${EMBLEMS[companion]}</g></defs>${BACKDROPS[backdrop](random)}${set(random)}`
}
