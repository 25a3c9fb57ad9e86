import { SWIPE_PX } from './constants.ts'

/**
 * Which way a finger has paged.
 *
 * @param across pixels to the right
 * @param along pixels down
 * @param rtl the page is written from right to left
 */
export function swipeStep(across: number, along: number, rtl: boolean): 'next' | 'previous' | undefined {
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) <= Math.abs(along)) return undefined
  return across < 0 !== rtl ? 'next' : 'previous'
}
