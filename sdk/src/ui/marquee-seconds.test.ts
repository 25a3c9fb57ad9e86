// @vitest-environment node
import { expect, it } from 'vitest'
import { marqueeSeconds } from './marquee.tsx'

it.each([
  [60, 1],
  [360, 6],
  [90, 1.5],
])('[CO-11] %d px pass in %d s: 60 in a second', (width, seconds) =>
  expect(marqueeSeconds(width)).toBe(seconds),
)
