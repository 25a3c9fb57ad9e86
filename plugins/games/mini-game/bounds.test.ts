// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, clampPosition, restingPosition } from './bounds.ts'

const AREA = { width: 360, height: 620 }
const BUTTON = { width: 56, height: 56 }

describe('bounds', () => {
  it('[CO-12] leave 2 % of the window’s width free at each edge', () => {
    expect(boundsOf(AREA, BUTTON, 360)).toEqual({
      least: { x: 7.2, y: 7.2 },
      most: { x: 360 - 56 - 7.2, y: 620 - 56 - 7.2 },
    })
  })

  const size = (least: number, most: number) =>
    fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) })
  const anywhere = fc.record({
    x: fc.double({ noNaN: true, noDefaultInfinity: true }),
    y: fc.double({ noNaN: true, noDefaultInfinity: true }),
  })

  it('[OV-22] [CO-12] hold a button wherever it is dragged, in every window that has room for it', () => {
    fc.assert(
      fc.property(size(160, 2_000), size(10, 100), anywhere, (area, button, dragged) => {
        const margin = area.width * 0.02
        const { x, y } = clampPosition(dragged, boundsOf(area, button, area.width))
        expect(x).toBeGreaterThanOrEqual(margin)
        expect(y).toBeGreaterThanOrEqual(margin)
        expect(x + button.width).toBeLessThanOrEqual(area.width - margin + 1e-6)
        expect(y + button.height).toBeLessThanOrEqual(area.height - margin + 1e-6)
      }),
    )
  })

  it('move nothing that is within them, and give the same where nothing has changed', () => {
    fc.assert(
      fc.property(size(160, 2_000), anywhere, (area, dragged) => {
        const bounds = boundsOf(area, BUTTON, area.width)
        const once = clampPosition(dragged, bounds)
        expect(clampPosition(once, bounds)).toEqual(once)
      }),
    )
  })

  it('are one place where there is no room', () => {
    const bounds = boundsOf({ width: 40, height: 0 }, BUTTON, 40)
    expect(clampPosition({ x: 900, y: -900 }, bounds)).toEqual({ x: 0.8, y: 0.8 })
  })

  it('have the first place above the tab bar, at the end of the line', () => {
    const bounds = boundsOf(AREA, BUTTON, 360)
    expect(restingPosition(bounds, false)).toEqual({ x: bounds.most.x, y: bounds.most.y })
    expect(restingPosition(bounds, true)).toEqual({ x: bounds.least.x, y: bounds.most.y })
  })
})
