import type { Random } from './random.ts'
import { escapeText, group, n } from './svg.ts'
import { TILE_HEIGHT, TILE_WIDTH } from './backdrops.ts'

const FONT = `'Arial Black','Segoe UI Black',Roboto,'Noto Sans',sans-serif`
/** Width of a capital in a heavy font, relative to its size. */
const CAPITAL = 0.74
const MARGIN = 14
const MAX_SIZE = 31

/** Splits a name into at most two lines of about equal length. */
export function linesOf(name: string): string[] {
  const words = name.toUpperCase().split(/\s+/).filter(Boolean)
  if (words.length < 2 || name.length <= 7) return [words.join(' ')]
  let best = 1
  const longest = (cut: number): number =>
    Math.max(words.slice(0, cut).join(' ').length, words.slice(cut).join(' ').length)
  for (let cut = 2; cut < words.length; cut++) if (longest(cut) < longest(best)) best = cut
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')]
}

/** The game's name at the foot of its tile, in the vendor's style. */
export function lettering(name: string, random: Random, style: number): string {
  const lines = linesOf(name)
  const room = TILE_WIDTH - MARGIN * 2
  const sizes = lines.map((text) => Math.min(MAX_SIZE, room / (text.length * CAPITAL)))
  const paint = ['url(#g)', 'url(#w)', '#fff', 'url(#g)'][style % 4] ?? '#fff'
  const edge = ['#3a1200', '#0b1030', '#1a0a2a', '#2b0016'][style % 4] ?? '#000'
  let y = TILE_HEIGHT - 18
  const drawn = [...lines].reverse().map((text, index) => {
    const size = sizes[lines.length - 1 - index] ?? MAX_SIZE
    const baseline = y
    y -= size * 0.98
    const width = Math.min(room, text.length * size * CAPITAL)
    return `<text y="${n(baseline)}" font-size="${n(size)}" textLength="${n(width)}" lengthAdjust="spacingAndGlyphs">${escapeText(text)}</text>`
  })
  const lean = style % 3 === 0 ? ` skewX(-${random.int(5, 9)})` : ''
  const slope = style % 3 === 1 ? ` rotate(-${random.int(2, 4)})` : ''
  return group(
    `translate(120 0)${lean || slope ? ` translate(0 290)${slope}${lean} translate(0 -290)` : ''}`,
    drawn.join(''),
    ` font-family="${FONT}" font-weight="900" text-anchor="middle" fill="${paint}" stroke="${edge}" stroke-width="6" paint-order="stroke"`,
  )
}
