import type { Position } from './bounds.ts'
import { CLICK_MOVE_PX } from './constants.ts'

/** What a pointer does with the button. */
export type Gesture =
  | { readonly kind: 'idle' }
  | Press<'pressed'>
  | Press<'dragging'>
  /** a drag has ended: the click that browsers send after it does not count */
  | { readonly kind: 'dragged' }

interface Press<Kind> {
  readonly kind: Kind
  /** Id of the pointer; others are ignored meanwhile. */
  readonly pointer: number
  /** Where the pointer went down, in pixels of the window. */
  readonly from: Position
  /** Where the button was then. */
  readonly origin: Position
}

export type GestureSignal =
  | { readonly kind: 'down'; readonly pointer: number; readonly at: Position; readonly origin: Position }
  | { readonly kind: 'move'; readonly pointer: number; readonly at: Position }
  | { readonly kind: 'up'; readonly pointer: number }
  /** a click that was judged, or a key */
  | { readonly kind: 'done' }

const IDLE: Gesture = { kind: 'idle' }

/** The gesture's only transition function: a touch that moved under 2 px is a click, any other a drag (CO-12). */
export function nextGesture(gesture: Gesture, signal: GestureSignal): Gesture {
  const pressed = gesture.kind === 'pressed' || gesture.kind === 'dragging' ? gesture : undefined
  switch (signal.kind) {
    case 'down':
      // The same pointer comes down again where its way up went to another element.
      if (pressed && pressed.pointer !== signal.pointer) return gesture
      return { kind: 'pressed', pointer: signal.pointer, from: signal.at, origin: signal.origin }
    case 'move': {
      if (pressed?.kind !== 'pressed' || pressed.pointer !== signal.pointer) return gesture
      const moved = Math.hypot(signal.at.x - pressed.from.x, signal.at.y - pressed.from.y)
      return moved < CLICK_MOVE_PX ? gesture : { ...pressed, kind: 'dragging' }
    }
    case 'up':
      if (pressed?.pointer !== signal.pointer) return gesture
      return pressed.kind === 'dragging' ? { kind: 'dragged' } : IDLE
    case 'done':
      return IDLE
  }
}

/** Where a drag takes the button; `undefined` while nothing is dragged. */
export const draggedTo = (gesture: Gesture, at: Position): Position | undefined =>
  gesture.kind === 'dragging'
    ? { x: gesture.origin.x + at.x - gesture.from.x, y: gesture.origin.y + at.y - gesture.from.y }
    : undefined
