import type { OverlayPriority } from '@foyer/sdk'

/** What the queue knows of an overlay. `id` counts up: the earlier of two equals has the lower. */
export interface Queued {
  readonly id: number
  readonly priority: OverlayPriority | 'child'
}

/** `stack`: what is open, the topmost last; at most its first is a root, all others are children. `waiting`: roots, next first. */
export interface QueueState<E extends Queued> {
  readonly stack: readonly E[]
  readonly waiting: readonly E[]
  /** Ids of those waiting that were open and had to give way. */
  readonly preempted: readonly number[]
  /** While something that no overlay may cover is going on (a game launch), nothing of the queue opens. */
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

/** From here up an overlay does not wait for a lower one to be closed: it takes its place, and that one comes again. */
const LAST_BLOCKING: OverlayPriority = 'alert'

const rank = ({ priority }: Queued): number => (priority === 'child' ? -1 : ORDER.indexOf(priority))
const blocks = (entry: Queued): boolean => rank(entry) <= ORDER.indexOf(LAST_BLOCKING)
const byRank = (a: Queued, b: Queued): number => rank(a) - rank(b) || a.id - b.id

/**
 * Roots open one at a time, by priority and then in the order they came (OV-30). A child stacks on top at once; while one
 * is open no root opens over it. A blocking root takes the place of a lower one, which goes back to the queue.
 */
export function nextQueue<E extends Queued>(state: QueueState<E>, action: QueueAction<E>): QueueState<E> {
  switch (action.type) {
    case 'open': {
      const { entry } = action
      return entry.priority === 'child'
        ? { ...state, stack: [...state.stack, entry] }
        : advanceQueue({ ...state, waiting: [...state.waiting, entry].toSorted(byRank) })
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
  return { ...open, waiting: [...later, top].toSorted(byRank), preempted: [...open.preempted, top.id] }
}
