import type { Palette } from './palette.ts'

/** A number for SVG, with one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Escapes text for an element or an attribute. Control characters, which XML does not allow, are left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

export const group = (transform: string, inner: string, more = ''): string =>
  `<g transform="${transform}"${more}>${inner}</g>`
export const at = (x: number, y: number, scale: number, inner: string, rotation = 0): string =>
  group(
    `translate(${n(x)} ${n(y)})${rotation ? ` rotate(${n(rotation)})` : ''} scale(${Math.round(scale * 100) / 100})`,
    inner,
  )
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`
/** A stroked path without fill. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${more}/>`
export const repeat = (times: number, draw: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => draw(index)).join('')

const gradient = (id: string, stops: readonly string[], upright = true): string =>
  `<linearGradient id="${id}" x2="${upright ? 0 : 1}" y2="1">${stops
    .map((color, index) => `<stop offset="${n(index / (stops.length - 1))}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`

/**
 * The paints of all pictures, by id: `m` the main colour, `s` the second, `g` gold, `w` pale metal, `k` the backdrop,
 * `l` a light that fades out, `v` the dark foot behind the lettering.
 */
const paints = ({ main, second, back }: Palette): readonly (readonly [id: string, paint: string])[] => [
  ['m', gradient('m', main)],
  ['s', gradient('s', second)],
  ['g', gradient('g', ['#fff6c2', '#ffd24a', '#c97a0a'])],
  ['w', gradient('w', ['#fff', '#dfe6f5', '#94a3c4'])],
  [
    'k',
    `<radialGradient id="k" cy=".42" r=".75"><stop stop-color="${back[0]}"/><stop offset=".55" stop-color="${back[1]}"/><stop offset="1" stop-color="${back[2]}"/></radialGradient>`,
  ],
  [
    'l',
    '<radialGradient id="l"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".4" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
  ],
  [
    'v',
    `<linearGradient id="v" x2="0" y2="1"><stop stop-color="${back[2]}" stop-opacity="0"/><stop offset="1" stop-color="${back[2]}"/></linearGradient>`,
  ],
]

/** A whole picture, with the paints that it uses. It has no script, no style and no external address. */
export function picture(width: number, height: number, palette: Palette, inner: string): string {
  const used = paints(palette)
    .filter(([id]) => inner.includes(`url(#${id})`))
    .map(([, paint]) => paint)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" stroke-linejoin="round" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${used}</defs>${inner}</svg>`
}
