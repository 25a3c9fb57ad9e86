import type { Random } from './random.ts'
import { circle, group, line, n, path, rect, repeat } from './svg.ts'

/** Size of a game's backdrop; a tile shows its middle. */
export const TILE_WIDTH = 240
export const TILE_HEIGHT = 320

const fill = (): string => rect(0, 0, TILE_WIDTH, TILE_HEIGHT, 'url(#k)')
const ray = (rotation: number, width: number): string =>
  path(`M0 0L${n(-width)}-260H${n(width)}z`, '#fff', ` transform="rotate(${n(rotation)})"`)

/** The backdrops; each fills the tile. The centre of attention is at 120, 130. */
export const BACKDROPS = {
  rays: (random: Random) => {
    const count = random.int(10, 16)
    const rays = repeat(count, (index) => ray((360 / count) * index, 400 / count))
    return fill() + group('translate(120 130)', rays, ' opacity=".13"') + circle(120, 130, 110, 'url(#l)')
  },
  bokeh: (random: Random) =>
    fill() +
    repeat(14, () =>
      circle(random.int(0, 240), random.int(0, 250), random.int(6, 30), '#fff', ` opacity="${n(random.next() * 0.12 + 0.06)}"`),
    ) +
    circle(120, 120, 120, 'url(#l)', ' opacity=".8"'),
  hills: (random: Random) => {
    const ridge = (y: number, height: number): string =>
      `M0 320V${y}${repeat(4, (index) => `Q${30 + index * 60} ${y - random.int(10, height)} ${60 + index * 60} ${y - random.int(-8, 12)}`)}V320z`
    return (
      fill() +
      circle(random.int(70, 170), 100, 56, '#fff3c4', ' opacity=".85"') +
      circle(120, 100, 120, 'url(#l)') +
      path(ridge(210, 110), 'url(#s)', ' opacity=".45"') +
      path(ridge(240, 80), '#0006') +
      path(ridge(276, 50), '#0007')
    )
  },
  waves: (random: Random) => {
    const wave = (y: number): string =>
      `M-20 320V${y}${repeat(5, () => `q14 ${-random.int(12, 26)} 28 0t28 0`).replace(/\s+/g, ' ')}V320z`
    return (
      fill() +
      circle(120, 110, 130, 'url(#l)') +
      path(wave(206), 'url(#s)', ' opacity=".55"') +
      path(wave(236), 'url(#m)', ' opacity=".4"') +
      path(wave(264), '#0006')
    )
  },
  skyline: (random: Random) =>
    fill() +
    circle(120, 120, 130, 'url(#l)') +
    path(
      `M0 320V230${repeat(12, (index) => `H${index * 20}V${random.int(140, 235)}H${index * 20 + 20}`)}V320z`,
      '#0007',
    ) +
    path(repeat(34, () => `M${random.int(2, 58) * 4} ${random.int(40, 62) * 4}h3v4h-3z`), '#ffe9a0', ' opacity=".75"'),
  space: (random: Random) =>
    fill() +
    dots(random, 30, [0, 0, 240, 300]) +
    dots(random, 8, [0, 0, 240, 300], '#fff', 4) +
    circle(random.int(20, 220), random.int(20, 90), random.int(14, 34), 'url(#s)', ' opacity=".8"') +
    circle(120, 130, 110, 'url(#l)', ' opacity=".7"'),
  rings: (random: Random) =>
    fill() +
    repeat(6, (index) =>
      `<circle cx="120" cy="130" r="${30 + index * 27}" fill="none" stroke="#fff" stroke-width="${random.int(2, 9)}" opacity="${n(0.22 - index * 0.03)}"${index % 2 ? ' stroke-dasharray="14 9"' : ''}/>`,
    ) +
    circle(120, 130, 100, 'url(#l)'),
  curtain: (random: Random) =>
    fill() +
    repeat(12, (index) => rect(index * 20, 0, 10, 320, '#000', ` opacity="${n(0.1 + random.next() * 0.14)}"`)) +
    path('M0 0H240V26Q180 64 120 34 60 64 0 26z', 'url(#m)', ' stroke="#ffd24a" stroke-width="3"') +
    circle(120, 140, 120, 'url(#l)'),
  pattern: (random: Random) => {
    const step = random.int(30, 44)
    const half = step / 2
    return (
      fill() +
      `<pattern id="p" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${random.pick([
        line(`M0 ${half}A${half} ${half} 0 0 1 ${step} ${half}M${half * 0.5} ${half}A${half * 0.5} ${half * 0.5} 0 0 1 ${half * 1.5} ${half}`, '#fff', 2),
        line(`M${half} 0L${step} ${half} ${half} ${step} 0 ${half}z`, '#fff', 1.5),
        line(`M0 ${half}H${half}V0M${half} ${step}V${half}H${step}`, '#fff', 2),
      ])}</pattern>` +
      rect(0, 0, 240, 320, 'url(#p)', ' opacity=".14"') +
      circle(120, 130, 130, 'url(#l)')
    )
  },
} satisfies Record<string, (random: Random) => string> // prettier-ignore

export type Backdrop = keyof typeof BACKDROPS

/** Points of light. */
export const sparkles = (random: Random, count: number, width = TILE_WIDTH, height = 230): string =>
  path(
    repeat(count, () => {
      const r = random.int(3, 9)
      return `M${random.int(8, width - 8)} ${random.int(8, height)}m0-${r}q0 ${r} ${r} ${r}-${r} 0-${r} ${r} 0-${r}-${r}-${r} ${r} 0 ${r}-${r}`
    }),
    '#fff',
  )

/** Small round points within a rectangle, all of one size. */
export const dots = (
  random: Random,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  color = '#fff',
  size = 2,
): string =>
  line(
    repeat(count, () => `M${random.int(left, right)} ${random.int(top, bottom)}h0`),
    color,
    size,
  )
