import { BACKDROPS, dots, sparkles } from './backdrops.ts'
import { EMBLEMS } from './emblems.ts'
import type { Random } from './random.ts'
import { at, circle, group, line, n, path, rect, repeat } from './svg.ts'

const EDGE = ' stroke="#0007" stroke-width="2.5"'

export const GEAR = {
  football: circle(0, 0, 46, 'url(#w)', EDGE) + path('M0-18L17-6 11 15H-11L-17-6z', '#171a26') + repeat(5, (index) => group(`rotate(${index * 72})`, path('M-13-44Q0-48 13-44L8-32H-8z', '#171a26') + line('M0-18V-32', '#171a26', 3))) + path('M-34-22A40 40 0 0 1-6-40', 'none', ' stroke="#fff" stroke-width="6" stroke-linecap="round"'),
  basketball: circle(0, 0, 46, '#f07a1c', EDGE) + circle(-12, -16, 24, '#ffffff2e') + line('M-46 0H46M0-46V46M-34-31C-10-16-10 16-34 31M34-31C10-16 10 16 34 31', '#3a1606', 4),
  tennis: circle(0, 0, 46, '#d7ee2f', EDGE) + line('M-40-22C-10-16-8 20-26 38M40 22C10 16 8-20 26-38', '#fff', 6) + circle(-16, -18, 12, '#fff6'),
  volleyball: circle(0, 0, 46, '#fff', EDGE) + path('M-46 0C-30-26 6-26 24-40A46 46 0 0 1 46-4C20-12-4-4-14 12-24 4-36 2-46 0z', 'url(#m)') + path('M-14 12C4 10 14 24 12 44A46 46 0 0 1-40 22C-32 14-22 12-14 12z', 'url(#s)') + line('M-46 0C-30-26 6-26 24-40M46-4C20-12-4-4-14 12M12 44C14 24 4 10-14 12', '#0006', 3),
  pad: path('M-28-24H28C48-24 52 10 50 28 46 42 32 38 22 18H-22C-32 38-46 42-50 28-52 10-48-24-28-24z', 'url(#m)', EDGE) + line('M-26-12V6M-35-3H-17', '#fff', 7) + circle(22, -10, 5, '#ffd24a') + circle(34, -2, 5, '#6cf') + circle(22, 6, 5, '#7f7') + circle(10, -2, 5, '#f79') + path('M-24-20H24', 'none', ' stroke="#fff8" stroke-width="3"'),
  cup: path('M-26-46H26V-12C26 12 14 18 6 20V32H18L24 46H-24L-18 32H-6V20C-14 18-26 12-26-12z', 'url(#g)', EDGE) + line('M-26-38H-44C-46-14-34-6-24-6M26-38H44C46-14 34-6 24-6', 'url(#g)', 7) + path('M-14-42V-8C-14 4-10 8-6 10V-42z', '#fffa'),
  horse: path('M-18 46C-22 20-30 14-40 18-50 18-50 8-46 2-36-14-28-34-6-42L-4-52 6-42C34-38 44-6 40 46z', 'url(#m)', EDGE) + path('M2-44C30-34 34 0 30 40L44 44C50 4 40-36 2-44z', '#2a1206') + circle(-18, -14, 4, '#fff') + circle(-18, -14, 2, '#111') + line('M-42-2C-34 0-28-4-24-10M-46 8L-8-24', '#ffd24a', 3),
} as const // prettier-ignore
export type Gear = keyof typeof GEAR
/** Hue of the ground of each sport. */
export const GROUND_HUES: Readonly<Record<Gear, number>> = {
  football: 132,
  basketball: 26,
  tennis: 18,
  volleyball: 42,
  pad: 280,
  cup: 132,
  horse: 96,
}

/** A sport under its stadium's lights. */
export function matchArt(gear: Gear, random: Random): string {
  const lamp = (x: number, rotation: number): string =>
    group(
      `translate(${x} 30) rotate(${rotation})`,
      path('M-8 0L-70 260H70L8 0z', '#fff', ' opacity=".14"') +
        rect(-26, -12, 52, 18, '#0009', ' rx="4"') +
        repeat(4, (index) => circle(index * 12 - 18, -3, 5, '#fffbe0')),
    )
  const stripes = repeat(5, (index) =>
    path(
      `M${n(index * 48 + 10)} 204H${n(index * 48 + 34)}L${n(120 + (index * 48 - 86) * 2.4)} 320H${n(120 + (index * 48 - 134) * 2.4)}z`,
      '#fff',
      ' opacity=".1"',
    ),
  )
  return (
    rect(0, 0, 240, 320, 'url(#k)') +
    ['#fff', '#ffd24a', '#8cf', '#f9a']
      .map((color) => dots(random, 16, [0, 118, 240, 198], color, 4))
      .join('') +
    rect(0, 204, 240, 116, 'url(#s)') +
    stripes +
    line('M0 204H240', '#fff', 3) +
    lamp(34, -24) +
    lamp(206, 24) +
    circle(120, 134, 116, 'url(#l)') +
    repeat(3, (index) =>
      line(
        `M${20 + index * 8} ${232 - index * 26}L${66 + index * 6} ${186 - index * 18}`,
        '#fff',
        5,
        ' opacity=".5"',
      ),
    ) +
    `<ellipse cx="122" cy="236" rx="62" ry="10" fill="#0006"/>` +
    at(124, 134, random.int(16, 19) / 10, GEAR[gear], random.int(-14, 14)) +
    sparkles(random, 5)
  )
}

export const CRAFTS = {
  rocket: EMBLEMS.rocket,
  plane: path('M-46 6L36-16C50-18 54-8 42-4L8 8-14 38-22 36-12 12-36 16-44 24-48 22z', 'url(#m)', EDGE) + path('M-16 0L-30-28-22-30 12-10z', 'url(#m)', EDGE) + line('M14-6L34-11', '#fff', 5) + path('M-12 12L8 8-14 38z', '#0003'),
  balloon: path('M0-50C40-50 44-6 12 20H-12C-44-6-40-50 0-50z', 'url(#m)', EDGE) + path('M0-50C-20-40-18 0-6 20H6C18 0 20-40 0-50z', 'url(#s)', EDGE) + line('M-10 22L-8 34M10 22L8 34', '#5a3a1a', 2.5) + rect(-12, 33, 24, 16, '#a86a34', ` rx="4"${EDGE}`) + path('M-26-30C-28-18-24-6-18 4', 'none', ' stroke="#fff" stroke-width="5" stroke-linecap="round"'),
  hare: path('M-46 20C-30-8-6-12 10-8 6-24 8-46 18-50 24-40 24-26 22-12 28-24 36-40 46-42 46-28 38-12 32-4 46 0 50 12 40 18 28 20 18 18 10 14L24 34H10L-8 20-24 26-30 40H-42z', 'url(#w)', EDGE) + circle(34, 6, 3.5, '#1a1020') + circle(42, 12, 3, '#f38') + circle(-44, 16, 8, '#fff'),
  car: path('M-50 14C-48-2-34-6-24-8-14-26 14-28 28-10 42-6 52 0 50 16z', 'url(#m)', EDGE) + path('M-14-10C-8-20 10-22 20-10z', '#cdeeff', EDGE) + path('M-50 14H50V22H-50z', '#1c1c2a') + circle(-28, 20, 13, '#15141f', ' stroke="#ccd" stroke-width="4"') + circle(28, 20, 13, '#15141f', ' stroke="#ccd" stroke-width="4"') + line('M-42 4H-30M34 4H46', '#ffe9a0', 4),
  surf: path('M-50 24C-20 34 20 30 50 10 44 30 10 44-20 40-36 38-46 32-50 24z', 'url(#m)', EDGE) + circle(2, -34, 9, '#eab88f', EDGE) + path('M-8-24C2-28 10-22 10-12L22 6 16 14 2 0-8 24-18 20-8-4z', 'url(#s)', EDGE) + line('M-6-20L-28-12M8-18L30-26', '#eab88f', 7),
} as const // prettier-ignore
export type Craft = keyof typeof CRAFTS

/** A crash game: its curve and its craft. */
export function crashArt(craft: Craft, random: Random): string {
  const top = random.int(70, 104)
  const curve = `M14 250C90 246 150 206 182 ${top}`
  const times = `${random.int(2, 48)}.${random.int(0, 9)}${random.int(0, 9)}×`
  return (
    BACKDROPS[random.pick(['space', 'rings', 'skyline', 'space'] as const)](random) +
    line('M14 40V250H226', '#fff', 2, ' opacity=".4"') +
    repeat(5, (index) =>
      line(`M14 ${90 + index * 40}H226`, '#fff', 1, ' opacity=".14" stroke-dasharray="4 6"'),
    ) +
    path(`${curve}V250z`, 'url(#m)', ' opacity=".45"') +
    line(curve, '#fff', 11, ' opacity=".3"') +
    line(curve, 'url(#g)', 6) +
    at(178, top - 6, 0.98, CRAFTS[craft], craft === 'rocket' ? 26 : -14) +
    `<text x="20" y="100" font-family="Roboto,Arial,sans-serif" font-size="31" font-weight="900" fill="#fff" stroke="#0008" stroke-width="5" paint-order="stroke">${times}</text>` +
    sparkles(random, 5)
  )
}
