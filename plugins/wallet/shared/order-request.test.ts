// @vitest-environment node
import { expect, it } from 'vitest'
import { newReference } from './order-request.ts'

it('is four groups of four letters and digits that are not mistaken for one another', () => {
  for (let round = 0; round < 500; round += 1)
    expect(newReference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
})
it('is another one each time', () =>
  expect(new Set(Array.from({ length: 2_000 }, newReference)).size).toBe(2_000))
