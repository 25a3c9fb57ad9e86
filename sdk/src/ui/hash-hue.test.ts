// @vitest-environment node
import { expect, it } from 'vitest'
import { hashHue } from './lazy-image.tsx'

it('gives every text a hue of its own, the same each time', () => {
  const names = ['Fortune 1', 'Fortune 2', 'Fortune 3', '鱼王', '']
  const hues = names.map(hashHue)
  expect(names.map(hashHue)).toEqual(hues)
  expect(new Set(hues).size).toBe(names.length)
  expect(hues.every((hue) => hue >= 0 && hue < 360)).toBe(true)
})
