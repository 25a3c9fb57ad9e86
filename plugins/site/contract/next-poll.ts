import { MAX_WAIT_MS, MIN_WAIT_MS, POLL_MS } from './poll-constants.ts'

/** When the gateway was last asked, by any tab. */
export interface LastAsk {
  /** Epoch milliseconds: when a call that was answered began, or one that failed ended. */
  readonly askedAt: number
  /** Failures in a row. */
  readonly failures: number
}

/** What a tab does about what it polls. */
export type PollState =
  /** the page is hidden, or nobody is signed in */
  | { readonly step: 'resting' }
  /** `due`: epoch milliseconds */
  | { readonly step: 'waiting'; readonly due: number }
  /**
   * `since`: epoch milliseconds; an answer to a later question is wanted. `again`: it was wanted once more meanwhile.
   * `once`: the page is hidden, and rests after the answer
   */
  | { readonly step: 'asking'; readonly since?: number; readonly again?: number; readonly once?: boolean }

export type PollAction =
  /** the page is visible and a member is signed in; or another tab has asked */
  | { readonly kind: 'wanted'; readonly last: LastAsk | undefined; readonly now: number }
  | { readonly kind: 'unwanted' }
  | { readonly kind: 'due' }
  /** an answer that is newer than `now` is wanted */
  | { readonly kind: 'refresh'; readonly now: number }
  | { readonly kind: 'asked'; readonly last: LastAsk | undefined; readonly now: number }

/** How long to wait after so many failures in a row. */
export const waitMs = (failures: number): number =>
  Math.min(POLL_MS * 2 ** Math.max(failures - 1, 0), MAX_WAIT_MS)

/** Whether somebody asked then: not later than a clock that was not set back can show. Those of two tabs may differ a little. */
export const isPlausible = ({ askedAt }: LastAsk, now: number): boolean => askedAt - now <= POLL_MS

/** When to ask next: at once where nobody has asked yet. */
export const dueAt = (last: LastAsk | undefined, now: number): number =>
  last && isPlausible(last, now) ? Math.min(last.askedAt, now) + waitMs(last.failures) : now

/** The only place where a tab's next step is decided. The same state means: nothing to do. */
export function nextPoll(state: PollState, action: PollAction): PollState {
  switch (action.kind) {
    case 'wanted':
      if (state.step !== 'asking') return waitUntil(state, dueAt(action.last, action.now))
      return state.once ? { ...state, once: false } : state
    case 'unwanted':
      if (state.step === 'asking' && isRefresh(state)) return { ...state, once: true }
      return state.step === 'resting' ? state : { step: 'resting' }
    case 'due':
      return state.step === 'waiting' ? { step: 'asking' } : state
    case 'refresh':
      if (state.step === 'asking') return { ...state, again: action.now }
      return { step: 'asking', since: action.now, once: state.step === 'resting' }
    case 'asked':
      if (state.step !== 'asking') return state
      if (state.again !== undefined) return { step: 'asking', since: state.again, once: state.once ?? false }
      if (state.once) return { step: 'resting' }
      return waitUntil(state, Math.max(dueAt(action.last, action.now), action.now + MIN_WAIT_MS))
  }
}

/** Whether somebody waits for the answer, and not the poll alone. */
const isRefresh = ({ since, again }: PollState & { readonly step: 'asking' }): boolean =>
  since !== undefined || again !== undefined

const waitUntil = (state: PollState, due: number): PollState =>
  state.step === 'waiting' && state.due === due ? state : { step: 'waiting', due }
