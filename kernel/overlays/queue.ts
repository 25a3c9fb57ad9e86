import type { OverlayPriority } from '@foyer/sdk'

/**
 * The part of an overlay that the queue uses. `id` counts up: of two with equal priority the earlier has the
 * lower id.
 */
export interface Queued {
  readonly id: number
  readonly priority: OverlayPriority | 'child'
}

/**
 * `stack`: open overlays, topmost last; only the first may be a root, all others are children. `waiting`:
 * roots, next first.
 */
export interface QueueState<E extends Queued> {
  readonly stack: readonly E[]
  readonly waiting: readonly E[]
  /** Ids of waiting overlays that were open and were preempted. */
  readonly preempted: readonly number[]
  /** No queued overlay opens while true: something runs that no overlay may cover, such as a game launch. */
  readonly paused: boolean
}

export type QueueAction<E extends Queued> =
  | { readonly type: 'open'; readonly entry: E }
  | { readonly type: 'close'; readonly id: number }
  | { readonly type: 'pause'; readonly paused: boolean }

/** Highest first (OV-30). */
const ORDER: readonly OverlayPriority[] = [
  'access-denied', 'maintenance', 'unreachable', 'mandatory-update', 'alert-session', 'alert',
  'forced-install', 'optional-update', 'announcement', 'download-image', 'prompt',
] // prettier-ignore

/** An overlay of this priority or higher preempts a lower one, which reopens afterwards. */
const LAST_BLOCKING: OverlayPriority = 'alert'

const rank = ({ priority }: Queued): number => (priority === 'child' ? -1 : ORDER.indexOf(priority))
const blocks = (entry: Queued): boolean => rank(entry) <= ORDER.indexOf(LAST_BLOCKING)
const byRank = (a: Queued, b: Queued): number => rank(a) - rank(b) || a.id - b.id

/**
 * Roots open one at a time, by priority and then in order of request (OV-30). A child stacks on top at once;
 * while one is open no root opens over it. A blocking root preempts a lower one, which returns to the queue.
 */
export function nextQueue<E extends Queued>(state: QueueState<E>, action: QueueAction<E>): QueueState<E> {
  switch (action.type) {
    case 'open': {
      const { entry } = action
      return entry.priority === 'child'
        ? { ...state, stack: [...state.stack, entry] }
        : advanceQueue({ ...state, waiting: [...state.waiting, entry].sort(byRank) })
    }
    case 'close': {
      const others = ({ id }: E): boolean => id !== action.id
      const preempted = state.preempted.filter((id) => id !== action.id)
      const [stack, waiting] = [state.stack.filter(others), state.waiting.filter(others)]
      return advanceQueue({ ...state, stack, waiting, preempted })
    }
    case 'pause':
      return advanceQueue({ ...state, paused: action.paused })
  }
}

function advanceQueue<E extends Queued>(state: QueueState<E>): QueueState<E> {
  const { stack, waiting, preempted, paused } = state
  const [next, ...later] = waiting
  const top = stack.at(-1)
  if (!next || paused || top?.priority === 'child') return state
  const open = { stack: [next], preempted: preempted.filter((id) => id !== next.id), paused }
  if (!top) return { ...open, waiting: later }
  if (!blocks(next) || rank(next) >= rank(top)) return state
  return { ...open, waiting: [...later, top].sort(byRank), preempted: [...open.preempted, top.id] }
}
