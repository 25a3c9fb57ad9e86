import { MARQUEE_PX_PER_SECOND } from './constants.ts'

/** How long one pass of content of this width takes (CO-11). */
export const marqueeSeconds = (widthPx: number): number => widthPx / MARQUEE_PX_PER_SECOND
