/** Narrowest card, and the gaps between cards beside and below one another, in pixels: those of `game-grid.module.css`. */
const CARD_PX = 88
const COLUMN_GAP_PX = 12
const ROW_GAP_PX = 16
/** Between the art and the words. */
const ART_GAP_PX = 6
/** Three lines of 1.35 in letters of 0.75 rem. */
const WORDS_REM = 3 * 1.35 * 0.75

/** How a grid of cards is laid out, in pixels. */
export interface GridMetrics {
  readonly columns: number
  /** A card, and the gap beside it. */
  readonly columnPx: number
  readonly cardPx: number
  /** A card, and the gap below it. */
  readonly rowPx: number
  /** The whole grid, so many cards. */
  readonly heightPx: number
}

/**
 * The layout that the style sheet gives a grid of so many cards.
 *
 * @param widthPx of the grid
 * @param remPx size of the root's letters
 */
export function gridMetrics(cards: number, widthPx: number, remPx: number): GridMetrics {
  const columns = Math.max(1, Math.floor((widthPx + COLUMN_GAP_PX) / (CARD_PX + COLUMN_GAP_PX)))
  const columnPx = (widthPx + COLUMN_GAP_PX) / columns
  const cardPx = columnPx - COLUMN_GAP_PX
  const rowPx = cardPx + ART_GAP_PX + WORDS_REM * remPx + ROW_GAP_PX
  const heightPx = Math.max(0, Math.ceil(cards / columns) * rowPx - ROW_GAP_PX)
  return { columns, columnPx, cardPx, rowPx, heightPx }
}

/** The rows from `first` to before `last`. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

/**
 * The rows that are drawn: those in the view and some on each side, never beyond the list.
 *
 * @param topPx of the grid, from the view's upper edge: negative once it is scrolled past
 * @param viewPx height of the view
 * @param beyond how many rows on each side
 */
export function rowsInView(
  rows: number,
  rowPx: number,
  topPx: number,
  viewPx: number,
  beyond: number,
): RowRange {
  const clamp = (row: number): number => Math.min(rows, Math.max(0, row))
  const first = clamp(Math.floor(-topPx / rowPx) - beyond)
  return { first, last: Math.max(first, clamp(Math.ceil((viewPx - topPx) / rowPx) + beyond)) }
}
