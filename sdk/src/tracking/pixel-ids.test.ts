// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pixelIds, pixelIdsPattern } from './pixel-ids.ts'

describe('pixelIds', () => {
  it.each([
    ['1', ['1']],
    ['1, 2,3 ,1', ['1', '2', '3']],
    ['', []],
  ])('%j is %j', (setting, ids) => {
    expect(pixelIds(setting)).toEqual(ids)
  })
  it.each([
    ['', true],
    ['12345', true],
    ['12345, 67890', true],
    ['12345 ,67890,11111', true],
    ['12345,', false],
    ['12345 67890', false],
    ["12345');alert(1", false],
    ['1234', false],
  ])('the pattern takes %j: %j', (setting, fits) => {
    expect(pixelIdsPattern(String.raw`\d{5,20}`).test(setting)).toBe(fits)
  })
})
