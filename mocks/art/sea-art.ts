import { sparkles } from './backdrops.ts'
import type { Random } from './random.ts'
import { at, circle, group, line, path, rect, repeat } from './svg.ts'

const EDGE = ' stroke="#0006" stroke-width="2.5"'
const eye = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#fff', EDGE) +
  circle(x - r * 0.2, y + 1, r * 0.55, '#12101c') +
  circle(x - r * 0.4, y - r * 0.3, r * 0.2, '#fff')

/** Sea creatures, each around the origin in a square of 100, looking left. */
export const CREATURES = {
  fish: path('M-44 2C-28-30 16-32 34-6L52-26C46-6 46 10 52 28L34 8C16 34-28 32-44 2z', 'url(#m)', EDGE) + path('M-10-24C0-46 22-44 28-26L20-16z', 'url(#s)', EDGE) + path('M-2-24C8-8 8 14-4 26H10C22 12 22-10 10-26z', '#ffffff80') + eye(-24, -4, 7) + line('M-42 6C-36 12-30 12-26 10', '#0007', 2.5),
  shark: path('M-50 6C-30-18 0-24 14-22L26-46 34-14C40-10 44-6 46-4L54-20C52-4 52 8 56 22L44 8C20 22-20 28-50 6z', 'url(#w)', EDGE) + path('M-46 8C-20 24 16 20 40 8 16 12-16 12-46 8z', '#fff') + path('M0 18L14 40 18 14z', 'url(#w)', EDGE) + eye(-28, -1, 5) + path('M-44 9L-40 15-36 11-32 17-28 12-24 18-20 13z', '#fff', ' stroke="#0006"') + line('M-6-10V4M0-11V5M6-12V5', '#4a5a7c', 2.5),
  turtle: path('M30-2L50-14 46 10zM-24 22L-34 44-8 30zM20 26L34 42 34 18zM-20-22L-30-40-4-30z', 'url(#s)', EDGE) + `<ellipse cx="4" cy="0" rx="36" ry="29" fill="url(#m)"${EDGE}/>` + path('M4-16L18-8V8L4 16-10 8V-8z', '#ffffff4d', ' stroke="#0005" stroke-width="2"') + line('M4-28V-16M4 16V28M18-8L32-16M18 8L32 14M-10-8L-24-16M-10 8L-24 14', '#0005', 2.5) + circle(-42, -4, 13, 'url(#s)', EDGE) + eye(-45, -7, 4.5),
  octopus: repeat(6, (index) => line(`M${index * 12 - 30} 14C${index * 15 - 44} 30 ${index * 18 - 30} 40 ${index * 20 - 54} 48`, 'url(#m)', 11)) + path('M-36 16C-50-50 50-50 36 16 20 28-20 28-36 16z', 'url(#m)', EDGE) + eye(-14, -6, 9) + eye(14, -6, 9) + line('M-8 12C-2 16 2 16 8 12', '#0008', 3) + circle(-20, -28, 5, '#fff8') + circle(-8, -34, 3.5, '#fff8'),
  crab: line('M-30 10L-48 26M-26 18L-38 38M30 10L48 26M26 18L38 38', 'url(#m)', 7) + line('M-30-2L-44-22M30-2L44-22', 'url(#m)', 9) + path('M-44-18C-64-26-54-50-40-46L-42-36-34-44C-24-36-32-18-44-18zM44-18C64-26 54-50 40-46L42-36 34-44C24-36 32-18 44-18z', 'url(#m)', EDGE) + `<ellipse cy="8" rx="36" ry="25" fill="url(#m)"${EDGE}/>` + line('M-10-14V-24M10-14V-24', 'url(#m)', 6) + eye(-10, -28, 8) + eye(10, -28, 8) + line('M-12 16C-4 22 4 22 12 16', '#0008', 3),
  whale: path('M-50 4C-46-36 10-42 28-6 34-10 36-20 30-32 38-30 42-26 44-20 46-28 52-32 58-32 56-16 50-2 40 8 30 36-40 44-50 4z', 'url(#m)', EDGE) + path('M-48 12C-28 22 0 22 24 16 6 34-38 36-48 12z', '#eaf6ff') + line('M-40 18L-36 26M-28 20L-26 30M-16 22L-16 31M-4 21L-6 30', '#9ab', 2) + eye(-24, 0, 5) + line('M-14-32C-14-44-22-46-26-44M-14-32C-14-44-6-48-2-46', '#bfeaff', 4),
  jelly: repeat(5, (index) => line(`M${index * 14 - 28} 4C${index * 14 - 38} 20 ${index * 14 - 18} 30 ${index * 14 - 30} 50`, 'url(#s)', 5)) + path('M-40 6C-40-54 40-54 40 6 32 14 26 2 20 8 12 14 6 4 0 8-6 4-12 14-20 8-26 2-32 14-40 6z', 'url(#m)', EDGE + ' opacity=".92"') + path('M-28-8C-26-30-10-36 0-36', 'none', ' stroke="#fff" stroke-width="5" stroke-linecap="round"') + eye(-11, -4, 6) + eye(11, -4, 6),
  ray: path('M-46 0C-30-6-20-44 6-46 2-24 14-8 34-2L60-6 34 4C14 10 2 26 6 46-20 44-30 8-46 0z', 'url(#m)', EDGE) + path('M-40 0C-22-4-8-18-4-32-4-14 8-4 24 0 8 6-4 14-4 32-8 18-22 4-40 0z', '#ffffff40') + circle(-28, -5, 3, '#111') + circle(-28, 5, 3, '#111') + repeat(4, (index) => circle(index * 9 - 14, 0, 2.5, '#fff9')),
  prawn: path('M-52-4C-40-22-26-24-14-18-4-34 16-34 20-18 34-26 46-12 38 2 52 8 48 30 30 28 40 38 28 50 16 44 28 34 20 26 12 28 24 14 10 4 2 12-6 22-22 20-28 12L-48 10-40 4z', 'url(#m)', EDGE) + path('M-14-18L-8-36 0-24 8-40 14-24 26-34 20-18C10-26-4-26-14-18z', 'url(#g)', EDGE) + line('M-46-6C-58-12-60-24-54-32M-44 10C-54 16-58 24-54 32', '#ffd24a', 3) + eye(-28, -8, 6) + path('M-40 4L-36 10-32 4-28 10-24 4z', '#fff') + line('M-10-4C4-8 16-4 22 6M22 8C30 14 30 20 26 26', '#fff7', 4),
  puffer: repeat(14, (index) => path('M-5-36L0-52 5-36z', 'url(#g)', ` transform="rotate(${index * 25.7})"`)) + path('M34-8L54-20V16L34 8z', 'url(#s)', EDGE) + circle(0, 0, 38, 'url(#m)', EDGE) + path('M-36 10A38 38 0 0 0 36 10 60 40 0 0 1-36 10z', '#fff6dc') + eye(-16, -10, 10) + eye(8, -12, 8) + `<ellipse cx="-10" cy="12" rx="7" ry="5" fill="#fff" stroke="#0007" stroke-width="3"/>`,
} as const // prettier-ignore
export type Creature = keyof typeof CREATURES

const weed = (x: number, height: number): string =>
  line(
    `M${x} 330C${x - 20} ${320 - height * 0.3} ${x + 20} ${320 - height * 0.6} ${x} ${320 - height}`,
    'url(#s)',
    9,
    ' opacity=".8"',
  )

/** A scene under the sea: a large creature, smaller ones, and a treasure. */
export function seaArt(king: Creature, others: Creature, random: Random): string {
  const shafts = repeat(5, (index) =>
    path(
      `M${random.int(0, 40) + index * 46} -10L${index * 60 - 60} 260H${index * 60 - 20}z`,
      '#fff',
      ' opacity=".1"',
    ),
  )
  const bubbles = repeat(12, () => {
    const [x, y, r] = [random.int(6, 234), random.int(10, 250), random.int(3, 9)]
    return (
      circle(x, y, r, '#ffffff2b', ' stroke="#fff9" stroke-width="1.2"') +
      circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#fff')
    )
  })
  const small = repeat(4, (index) => {
    const flip = random.int(0, 1)
    return group(
      `translate(${[36, 204, 40, 196][index] ?? 0} ${random.int(-14, 14) + ([46, 66, 214, 226][index] ?? 0)}) scale(${flip ? '-.42 .42' : '.42'})`,
      '<use href="#f"/>',
    )
  })
  return (
    `<defs><g id="f">${CREATURES[others]}</g></defs>` +
    rect(0, 0, 240, 320, 'url(#k)') +
    shafts +
    circle(120, 118, 130, 'url(#l)', ' opacity=".7"') +
    weed(16, random.int(80, 150)) +
    weed(34, random.int(50, 110)) +
    weed(222, random.int(80, 160)) +
    weed(204, random.int(40, 100)) +
    path('M-10 320V276Q40 246 90 272T180 268 260 262V320z', '#0006') +
    small +
    at(120, 130, random.int(15, 18) / 10, CREATURES[king], random.int(-12, 10)) +
    repeat(5, () =>
      at(
        random.int(30, 210),
        random.int(236, 262),
        0.2,
        circle(0, 0, 46, 'url(#g)', ' stroke="#8a5200" stroke-width="8"'),
      ),
    ) +
    bubbles +
    sparkles(random, 3)
  )
}
