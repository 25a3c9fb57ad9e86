// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { FIRST_PAGE, mayClose, nextPage, type PageAction } from './next-page.ts'
import { swipeStep } from './use-swipe.ts'

const NEXT = { type: 'next' } as const
const PREVIOUS = { type: 'previous' } as const
const to = (index: number): PageAction => ({ type: 'to', index })
const after = (inOrder: boolean, ...actions: readonly PageAction[]) => {
  const rules = { count: 3, inOrder }
  const page = actions.reduce((state, action) => nextPage(state, action, rules), FIRST_PAGE)
  return [page.index, mayClose(page, rules)]
}

describe('nextPage', () => {
  it.each([
    ['nothing', [], 0, true],
    ['next', [NEXT], 1, true],
    ['round to the first', [NEXT, NEXT, NEXT], 0, true],
    ['round to the last', [PREVIOUS], 2, true],
    ['a dot', [to(2)], 2, true],
    ['a dot that is not there', [to(3)], 0, true],
    ['no place', [to(Number.NaN)], 0, true],
  ])('[OV-10] %s', (_name, actions, index, closable) =>
    expect(after(false, ...actions)).toEqual([index, closable]),
  )

  it.each([
    ['nothing', [], 0, false],
    ['next', [NEXT], 1, false],
    ['to the last', [NEXT, NEXT], 2, true],
    ['and back', [NEXT, NEXT, PREVIOUS], 1, true],
    ['and round', [NEXT, NEXT, NEXT], 0, true],
    ['not round to the last', [PREVIOUS], 0, false],
    ['not past one by a dot', [to(2)], 0, false],
    ['by dots', [to(1), to(2)], 2, true],
  ])('[ST-21] in order: %s', (_name, actions, index, closable) =>
    expect(after(true, ...actions)).toEqual([index, closable]),
  )

  it('[ST-21] a single item may be closed at once', () =>
    expect(mayClose(FIRST_PAGE, { count: 1, inOrder: true })).toBe(true))
})

describe('swipeStep', () => {
  it.each([
    [-60, 10, false, 'next'],
    [60, -10, false, 'previous'],
    [-60, 10, true, 'previous'],
    [60, 10, true, 'next'],
    [-39, 0, false, undefined],
    [-60, 61, false, undefined],
    [0, 200, false, undefined],
  ])('[OV-10] %i across and %i along, rtl %s: %s', (across, along, rtl, expected) =>
    expect(swipeStep(across, along, rtl)).toBe(expected),
  )
})
