/** The item that is shown, and the furthest that has been; both from 0. */
export interface PageState {
  readonly index: number
  readonly furthest: number
}
export type PageAction =
  { readonly type: 'next' } | { readonly type: 'previous' } | { readonly type: 'to'; readonly index: number }
/** How many items there are, and whether each must be shown before the one behind it (ST-21). */
export interface PageRules {
  readonly count: number
  readonly inOrder: boolean
}

export const FIRST_PAGE: PageState = { index: 0, furthest: 0 }

/** The carousel's one transition. It goes round in circles; in order, never past what has not been shown. */
export function nextPage(state: PageState, action: PageAction, { count, inOrder }: PageRules): PageState {
  const { index, furthest } = state
  const asked =
    action.type === 'to' ? action.index : (index + (action.type === 'next' ? 1 : count - 1)) % count
  if (!Number.isInteger(asked) || asked < 0 || asked >= count) return state
  if (inOrder && asked > furthest + 1) return state
  return { index: asked, furthest: Math.max(furthest, asked) }
}

/** Whether the pop-up may be closed: in order, once the last item has been shown (ST-21). */
export const mayClose = ({ furthest }: PageState, { count, inOrder }: PageRules): boolean =>
  !inOrder || furthest >= count - 1
