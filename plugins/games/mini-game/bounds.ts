import { BOUNDS_MARGIN_SHARE } from './constants.ts'

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}
/** Pixels from the top left corner of the area in which the button floats, to its own top left corner. */
export interface Position {
  readonly x: number
  readonly y: number
}
/** Where the button's corner may be, from the least to the most; both are the same where there is no room. */
export interface Bounds {
  readonly least: Position
  readonly most: Position
}

/** The positions at which a button lies in its area, off the edges by 2 % of the window's width (CO-12). */
export function boundsOf(area: Size, button: Size, windowWidth: number): Bounds {
  const margin = windowWidth * BOUNDS_MARGIN_SHARE
  const most = (room: number, needed: number): number => Math.max(margin, room - needed - margin)
  return {
    least: { x: margin, y: margin },
    most: { x: most(area.width, button.width), y: most(area.height, button.height) },
  }
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The nearest position that is within the bounds. */
export const clampPosition = ({ x, y }: Position, { least, most }: Bounds): Position => ({
  x: between(x, least.x, most.x),
  y: between(y, least.y, most.y),
})

/** Where the button is until the player moves it: at the end of the line, above the tab bar. */
export const restingPosition = ({ least, most }: Bounds, rightToLeft: boolean): Position => ({
  x: rightToLeft ? least.x : most.x,
  y: most.y,
})
