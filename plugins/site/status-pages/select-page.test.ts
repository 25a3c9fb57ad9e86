// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { selectPage } from './select-page.ts'

describe('selectPage', () => {
  it.each([
    [false, false, undefined],
    [true, false, 'maintenance'],
    [false, true, 'access-denied'],
    [true, true, 'access-denied'],
  ])('[ST-31] maintenance %s, region %s: %s', (maintenance, regionRestriction, page) =>
    expect(selectPage({ maintenance, regionRestriction })).toBe(page),
  )

  it('is none before any answer', () => expect(selectPage(undefined)).toBeUndefined())
})
