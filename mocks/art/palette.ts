/** Colours of one picture, each from light to dark. */
export interface Palette {
  readonly main: readonly [string, string, string]
  readonly second: readonly [string, string, string]
  /** Backdrop, from its centre to its edge. */
  readonly back: readonly [string, string, string]
}

const hsl = (hue: number, saturation: number, lightness: number): string => {
  const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  const part = (offset: number): string => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    const value = lightness / 100 - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

const ramp = (hue: number): Palette['main'] => [hsl(hue, 96, 74), hsl(hue, 88, 52), hsl(hue - 12, 86, 27)]

/**
 * @param main hue of the motif, in degrees
 * @param back hue of the backdrop
 * @param second hue of details
 */
export const paletteOf = (main: number, back: number, second = (main + back) / 2 + 150): Palette => ({
  main: ramp(main),
  second: ramp(second),
  back: [hsl(back, 78, 50), hsl(back - 14, 76, 27), hsl(back - 26, 70, 10)],
})
