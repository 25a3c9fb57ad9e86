import { encode } from 'uqr'
import { QUIET_ZONE } from './constants.ts'

/** A QR code as one SVG path, in modules. */
export interface QrPath {
  /** Width and height, the white edge included. */
  readonly size: number
  readonly path: string
}

/** Draws a text as a QR code that is readable with 15% of it damaged. Each run of dark modules in a row is a rectangle. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const parts = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const width = (end < 0 ? size : end) - x
      return [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${width}v1h-${width}z`]
    }),
  )
  return { size: size + 2 * QUIET_ZONE, path: parts.join('') }
}
