import { type RefObject, useLayoutEffect, useState } from 'react'
import { ROWS_BEYOND } from '../constants.ts'
import { type GridMetrics, gridMetrics, type RowRange, rowsInView } from './grid-metrics.ts'

interface RowWindow {
  readonly metrics: GridMetrics
  readonly rows: RowRange
}

/**
 * Which rows of a grid are near what the player sees, as the page scrolls and its width changes.
 *
 * @returns `undefined` until the grid has been measured, before the first paint
 */
export function useRowWindow(grid: RefObject<HTMLElement | null>, cards: number): RowWindow | undefined {
  const [shown, setShown] = useState<RowWindow>()
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = (): GridMetrics => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      return gridMetrics(cards, element.clientWidth, remPx)
    }
    let metrics = measure()
    const update = (): void => {
      const count = Math.ceil(cards / metrics.columns)
      const { top } = element.getBoundingClientRect()
      const rows = rowsInView(count, metrics.rowPx, top, innerHeight, ROWS_BEYOND)
      setShown((before) =>
        before?.metrics === metrics && before.rows.first === rows.first && before.rows.last === rows.last
          ? before
          : { metrics, rows },
      )
    }
    const resize = (): void => {
      const next = measure()
      if (next.rowPx === metrics.rowPx && next.columns === metrics.columns) return update()
      metrics = next
      update()
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', resize)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', resize)
    }
  }, [grid, cards])
  return shown
}
