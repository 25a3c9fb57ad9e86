// @vitest-environment node
import { expect, it } from 'vitest'
import { variantOf } from './variant-of.ts'

it.each([
  [undefined, undefined, false],
  [{}, undefined, false],
  [{ LOTTMINIGAME3: false, SEALOTTMINIGAME3: false }, undefined, false],
  [{ LOTTMINIGAME3: true }, 'v1', false],
  [{ LOTTMINIGAME3: true, SEALOTTMINIGAME3: false }, 'v1', false],
  [{ SEALOTTMINIGAME3: true }, 's1', false],
  [{ LOTTMINIGAME3: true, SEALOTTMINIGAME3: true }, 's1', true],
])('[RO-10] [ST-26] of %j is %s; both: %s', (switches, variant, both) => {
  expect(variantOf(switches)).toEqual({ variant, both })
})
