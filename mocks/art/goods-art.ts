import { paletteOf } from './palette.ts'
import { at, circle, line, path, picture, rect, repeat } from './svg.ts'

const EDGE = 240
const SHADE = ' stroke="#0005" stroke-width="2.5"'

/** Goods of the point market, around the origin, about 100 wide. */
const SHAPES = {
  spins:
    rect(-52, -40, 104, 80, 'url(#m)', ` rx="14"${SHADE}`) + repeat(3, (index) => rect(-42 + index * 30, -26, 24, 52, '#fff', ' rx="5"')) + repeat(3, (index) => circle(-30 + index * 30, 0, 8, index === 1 ? 'url(#g)' : 'url(#s)')),
  coins:
    repeat(3, (index) => circle(-24 + index * 24, 18 - index * 20, 30, 'url(#g)', ' stroke="#8a5a00" stroke-width="3"') + circle(-24 + index * 24, 18 - index * 20, 20, 'none', ' stroke="#8a5a00" stroke-width="2" opacity=".6"')),
  mug:
    path('M-40-38H30V30C30 46 16 52-5 52S-40 46-40 30z', 'url(#m)', SHADE) + line('M30-22C62-26 62 26 28 24', '#fff', 9) + line('M-26-24V24', '#fff', 6, ' opacity=".5"') + line('M-18-64C-26-56-10-52-18-44M6-66C-2-58 14-54 6-46', '#fff', 4, ' opacity=".7"'),
  ball:
    circle(0, 0, 52, 'url(#w)', SHADE) + path('M0-20L19-6 12 16H-12L-19-6z', '#1b2030') + repeat(5, (index) => `<g transform="rotate(${index * 72})">${line('M0-20V-38', '#1b2030', 3)}${path('M-14-50Q0-54 14-50L8-38H-8z', '#1b2030')}</g>`),
  headphones:
    line('M-46 20V0A46 46 0 0 1 46 0V20', 'url(#w)', 10) + rect(-60, 8, 28, 48, 'url(#m)', ` rx="13"${SHADE}`) + rect(32, 8, 28, 48, 'url(#m)', ` rx="13"${SHADE}`),
  phone:
    rect(-32, -62, 64, 124, '#10131f', ' rx="14" stroke="url(#w)" stroke-width="4"') + rect(-25, -52, 50, 104, 'url(#m)', ' rx="6"') + circle(0, -46, 3, '#10131f') + path('M-25 20L-4-8 8 8 25-16V46A6 6 0 0 1 19 52H-19A6 6 0 0 1-25 46z', 'url(#s)', ' opacity=".85"'),
  watch:
    rect(-20, -66, 40, 132, 'url(#s)', ` rx="10"${SHADE}`) + circle(0, 0, 40, '#10131f', ' stroke="url(#w)" stroke-width="6"') + line('M0-22V0L16 10', '#fff', 5) + circle(0, 0, 5, 'url(#m)'),
} as const // prettier-ignore

/** Hues of motif and backdrop, in degrees. */
const HUES: Readonly<Record<keyof typeof SHAPES, readonly [number, number]>> = {
  spins: [345, 265],
  coins: [40, 160],
  mug: [12, 30],
  ball: [210, 140],
  headphones: [270, 220],
  phone: [200, 230],
  watch: [160, 190],
}

const isGoods = (name: string): name is keyof typeof SHAPES => Object.hasOwn(SHAPES, name)

/** The square picture of goods of the point market; `undefined` for unknown ones. */
export function goodsArt(name: string): string | undefined {
  if (!isGoods(name)) return undefined
  const [main, back] = HUES[name]
  const scene =
    rect(0, 0, EDGE, EDGE, 'url(#k)') +
    circle(EDGE / 2, EDGE / 2, 110, 'url(#l)') +
    `<ellipse cx="120" cy="208" rx="64" ry="10" fill="#0005"/>` +
    at(EDGE / 2, EDGE / 2, 1.3, SHAPES[name])
  return picture(EDGE, EDGE, paletteOf(main, back), scene)
}
