import { type PointerEvent, useRef } from 'react'

import { SWIPE_PX } from './constants.ts'

interface Start {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** Handlers with which a finger pages an element; a mouse selects its text. */
export function useSwipe(page: (step: 'next' | 'previous') => void) {
  const start = useRef<Start>(undefined)
  return {
    onPointerDown: ({
      pointerType,
      isPrimary,
      pointerId: id,
      clientX: x,
      clientY: y,
    }: PointerEvent): void => {
      start.current = pointerType !== 'mouse' && isPrimary ? { id, x, y } : undefined
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent): void => {
      const from = start.current
      start.current = undefined
      if (from?.id !== pointerId) return
      const rtl = getComputedStyle(currentTarget).direction === 'rtl'
      const step = swipeStep(clientX - from.x, clientY - from.y, rtl)
      if (step) page(step)
    },
    // The browser scrolls instead.
    onPointerCancel: (): void => void (start.current = undefined),
  }
}

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
