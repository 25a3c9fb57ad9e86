import { EMBLEMS } from '../emblems.ts'
import type { Random } from '../random.ts'
import { at, circle, line, n, path, rect, repeat } from '../svg.ts'

export const BANNER_WIDTH = 780
export const BANNER_HEIGHT = 360
/** Centre of a banner's scene, right of the words that the page puts over it. */
export const FOCUS_X = 580
export const FOCUS_Y = 180

/** A sky from its top to the horizon. */
export const sky = (stops: readonly string[]): string =>
  `<defs><linearGradient id="y" x2="0" y2="1">${stops
    .map((color, index) => `<stop offset="${n(index / (stops.length - 1))}" stop-color="${color}"/>`)
    .join('')}</linearGradient></defs>${rect(0, 0, BANNER_WIDTH, BANNER_HEIGHT, 'url(#y)')}`

export const glow = (x: number, y: number, radius: number, opacity = 1): string =>
  circle(x, y, radius, 'url(#l)', ` opacity="${opacity}"`)

/** Towers of rock with round tops. */
export function karst(random: Random, foot: number, height: number, fill: string): string {
  let x = -20
  let d = `M${x} ${foot}`
  while (x < BANNER_WIDTH + 20) {
    const width = random.int(50, 110)
    const top = foot - random.int(height * 0.4, height)
    d += `C${n(x + width * 0.1)} ${top} ${n(x + width * 0.3)} ${top - 14} ${n(x + width * 0.5)} ${top}S${n(x + width * 0.85)} ${n(top + 10)} ${x + width} ${foot - random.int(0, 12)}`
    x += width
  }
  return path(`${d}V${BANNER_HEIGHT}H-20z`, fill)
}

/** Mountains with sharp peaks. */
export function peaks(random: Random, foot: number, height: number, fill: string): string {
  let d = `M-20 ${BANNER_HEIGHT}V${foot}`
  for (let x = 0; x < BANNER_WIDTH + 60; x += random.int(24, 46)) {
    d += `L${x} ${foot - random.int(0, height * 0.35)}l${random.int(14, 30)}-${random.int(height * 0.4, height)}`
    x += 24
  }
  return path(`${d}L${BANNER_WIDTH + 90} ${BANNER_HEIGHT}z`, fill)
}

/** Short strokes of light on still water. */
export const shimmer = (random: Random, from: number, count: number, color = '#fff'): string =>
  line(
    repeat(count, () => {
      const y = random.int(from, BANNER_HEIGHT - 6)
      return `M${random.int(300, 740)} ${y}h${random.int(12, 60)}`
    }),
    color,
    2.5,
    ' opacity=".35"',
  )

/** A coral, grown from its foot by a fixed rule with some randomness. */
export function coral(random: Random, x: number, y: number, height: number, color: string): string {
  let d = ''
  const grow = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
    const toX = Math.round(fromX + Math.cos(angle) * length)
    const toY = Math.round(fromY + Math.sin(angle) * length)
    d += `M${fromX} ${fromY}L${toX} ${toY}`
    if (depth === 0) return
    const spread = 0.35 + random.next() * 0.3
    grow(toX, toY, angle - spread, length * 0.74, depth - 1)
    grow(toX, toY, angle + spread, length * 0.74, depth - 1)
  }
  grow(x, y, -Math.PI / 2 + (random.next() - 0.5) * 0.3, height * 0.4, 3)
  return line(d, color, height / 11, '')
}

/** Curtains of light in the north: `p` is their green, `q` their violet. */
export function northernLights(random: Random): string {
  const curtain = (y: number, paint: string, opacity: number): string => {
    const bend = random.int(24, 60)
    const edge = `M-20 ${y}C150 ${y - bend} 260 ${y + bend} 400 ${y}S640 ${y - bend * 1.6} 800 ${y - 20}`
    return path(`${edge}V${y - 190}H-20z`, `url(#${paint})`, ` opacity="${opacity}"`)
  }
  const fade = (id: string, color: string): string =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${color}" stop-opacity="0"/><stop offset=".75" stop-color="${color}" stop-opacity=".85"/><stop offset="1" stop-color="${color}" stop-opacity=".05"/></linearGradient>`
  return (
    `<defs>${fade('p', '#3dffb0')}${fade('q', '#b36bff')}</defs>` +
    curtain(150, 'q', 0.8) +
    curtain(190, 'p', 0.85) +
    curtain(240, 'p', 0.5) +
    line(
      repeat(26, () => `M${random.int(240, 780)} ${random.int(20, 90)}v${random.int(40, 110)}`),
      '#9dffd8',
      3,
      ' opacity=".14"',
    )
  )
}

/** Shafts of light that fall into the sea. */
export const shafts = (random: Random): string =>
  path(
    repeat(6, (index) => {
      const x = 330 + index * 84 + random.int(-20, 20)
      return `M${x}-10L${x - 110} 360h${random.int(40, 90)}L${x + 34}-10z`
    }),
    '#bdf3ff',
    ' opacity=".1"',
  )

export const bubbles = (random: Random, count: number): string =>
  [7, 12, 17]
    .map((size) =>
      line(
        repeat(count / 3, () => `M${random.int(300, 770)} ${random.int(10, 330)}h.1`),
        '#d8f8ff',
        size,
        ' opacity=".3"',
      ),
    )
    .join('')

/** The definition of a gold coin, which all coins of the banner use. */
export const COIN = `<defs><g id="c">${EMBLEMS.coin}</g></defs>`
export const coin = (x: number, y: number, scale: number, rotation = 0): string =>
  at(x, y, scale, '<use href="#c"/>', rotation)
/** Coins in the air around the centre; requires `COIN` before it. */
export const coins = (random: Random, count: number): string =>
  repeat(count, () =>
    coin(random.int(400, 764), random.int(20, 340), random.next() * 0.3 + 0.16, random.int(-50, 50)),
  )

/** A numbered ball, 26 in radius before it is scaled. */
export type Ball = readonly [x: number, y: number, scale: number, paint: 'm' | 's' | 'g', number: number]

export const balls = (all: readonly Ball[]): string =>
  `<defs><g id="o">${circle(0, 0, 15, '#fff')}<ellipse cx="-8" cy="-17" rx="9" ry="5" fill="#fff" opacity=".7" transform="rotate(-28 -8 -17)"/></g></defs><g font-family="system-ui,sans-serif" font-size="18" font-weight="800" text-anchor="middle">${all
    .map(([x, y, scale, paint, number]) =>
      at(
        x,
        y,
        scale,
        `${circle(0, 0, 26, `url(#${paint})`)}<use href="#o"/><text y="6.5">${String(number).padStart(2, '0')}</text>`,
      ),
    )
    .join('')}</g>`
