import { VENDOR_NAMES, type VendorCode } from '../catalogue/vendors.ts'
import { EMBLEMS, type Emblem } from './emblems.ts'
import { paletteOf } from './palette.ts'
import { at, escapeText, picture, rect } from './svg.ts'

const WIDTH = 240
const HEIGHT = 96
/** Mark and hue of each vendor, in degrees. */
const MARKS: Readonly<Record<VendorCode, readonly [Emblem, number]>> = {
  TCG_SEA: ['shell', 206],
  LOTT: ['clover', 128],
  TCG_LOTTO_VN: ['lotus', 334],
  MANGO: ['melon', 96],
  LANTERN: ['lantern', 4],
  COPPERFOX: ['fox', 22],
  SUNBIRD: ['phoenix', 40],
  RIVERS: ['koi', 188],
  ORCHID: ['butterfly', 300],
  VELVET: ['crown', 344],
  TIDE: ['chest', 220],
  HARE: ['rocket', 266],
  GOAL: ['star', 148],
  TEAHOUSE: ['drum', 14],
}

/** Hue of every logo's background, in degrees; dark enough for white letters. */
const NIGHT_HUE = 252

/** A vendor's logo: its mark and its name, 240 × 96. */
export function vendorArt(code: VendorCode): string {
  const [mark, hue] = MARKS[code]
  const name = VENDOR_NAMES[code]
  const size = Math.min(26, 150 / (name.length * 0.6))
  return picture(
    WIDTH,
    HEIGHT,
    paletteOf(hue, NIGHT_HUE),
    rect(0, 0, WIDTH, HEIGHT, 'url(#k)', ' rx="18"') +
      at(46, 48, 0.66, EMBLEMS[mark]) +
      `<text x="84" y="${48 + size * 0.36}" font-family="Roboto,'Segoe UI',sans-serif" font-size="${Math.round(size)}" font-weight="800" fill="#fff">${escapeText(name)}</text>`,
  )
}
