// @vitest-environment node
import { expect, it } from 'vitest'
import { gridMetrics, rowsInView } from './grid-metrics.ts'

it.each([
  [0, 1],
  [288, 3],
  [328, 3],
  [388, 4],
  [688, 7],
])('a grid of %d pixels has %d columns', (widthPx, columns) =>
  expect(gridMetrics(10, widthPx, 16).columns).toBe(columns),
)

it('a row is as high as a card with three lines of words and the gap, the whole as all rows', () => {
  const { columns, cardPx, columnPx, rowPx, heightPx } = gridMetrics(2_000, 328, 16)
  expect(cardPx * columns + 12 * (columns - 1)).toBeCloseTo(328)
  expect(columnPx).toBeCloseTo(cardPx + 12)
  expect(rowPx).toBeCloseTo(cardPx + 6 + 48.6 + 16)
  expect(heightPx).toBeCloseTo(667 * rowPx - 16)
  expect(gridMetrics(0, 328, 16).heightPx).toBe(0)
})

it.each([
  ['at the top', 100, { first: 0, last: 10 }],
  ['in the middle', -5_000, { first: 47, last: 61 }],
  ['at the end', -66_000, { first: 657, last: 667 }],
  ['far above', 9_000, { first: 0, last: 0 }],
  ['far past', -90_000, { first: 667, last: 667 }],
])('draws the rows in the view and three on each side: %s', (_case, topPx, rows) =>
  expect(rowsInView(667, 100, topPx, 740, 3)).toEqual(rows),
)
