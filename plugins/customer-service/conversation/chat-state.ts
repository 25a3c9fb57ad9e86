import type { ChatOpenResult } from '@foyer/sdk'

type Page = Omit<Extract<ChatOpenResult, { kind: 'page' }>, 'kind'>
type Failure = Omit<Extract<ChatOpenResult, { kind: 'failed' }>, 'kind'> & {
  /** The page that has not loaded in its frame, which may in a window of its own. */
  readonly url?: string
}
/** What a page with `isReady` has reported: that the chat is there, or nothing in time. `undefined`: it may still. */
type Report = 'ready' | 'nothing' | undefined

/** What a conversation's panel shows. */
export type ChatState =
  | { readonly kind: 'opening' }
  /** the page loads in its frame, below a spinner */
  | ({ readonly kind: 'framing'; readonly reported?: Report } & Page)
  | ({ readonly kind: 'page'; readonly reported?: Report } & Page)
  | ({ readonly kind: 'failed' } & Failure)

export type ChatAction =
  | Extract<ChatOpenResult, { kind: 'page' }>
  | ({ readonly kind: 'failed' } & Failure)
  | { readonly kind: 'loaded' }
  /** the page tells that the chat is there, or has reported nothing in time */
  | { readonly kind: 'reported'; readonly reported: 'ready' | 'nothing' }
  /** the player tries again */
  | { readonly kind: 'again' }

export const OPENING: ChatState = { kind: 'opening' }

/** The only place where the panel's next state is decided. */
export function nextChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.kind) {
    case 'page':
      return state.kind === 'opening' ? { ...action, kind: 'framing' } : state
    case 'failed':
      return state.kind === 'opening' || state.kind === 'framing' ? action : state
    case 'loaded':
      return state.kind === 'framing' ? { ...state, kind: 'page' } : state
    case 'reported':
      return isAwaited(state) ? { ...state, reported: action.reported } : state
    case 'again':
      return OPENING
  }
}

/** Whether the page is one that tells when the chat is there, and has not reported yet. */
export const isAwaited = (state: ChatState): state is Extract<ChatState, { kind: 'framing' | 'page' }> =>
  (state.kind === 'framing' || state.kind === 'page') &&
  state.isReady !== undefined &&
  state.reported !== 'ready'
