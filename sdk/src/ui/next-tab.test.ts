// @vitest-environment node
import { expect, it } from 'vitest'
import { nextTab } from './next-tab.ts'

const KEYS = ['a', 'b', 'c']

it.each<[string, string, boolean, string | undefined]>([
  ['a', 'ArrowRight', false, 'b'],
  ['c', 'ArrowRight', false, 'a'],
  ['a', 'ArrowLeft', false, 'c'],
  ['b', 'ArrowLeft', true, 'c'],
  ['a', 'ArrowRight', true, 'c'],
  ['b', 'Home', false, 'a'],
  ['b', 'End', false, 'c'],
  ['b', 'Enter', false, undefined],
  ['b', 'ArrowDown', false, undefined],
])('from %s by %s (right to left: %s) to %s', (current, key, rightToLeft, expected) =>
  expect(nextTab(KEYS, current, key, rightToLeft)).toBe(expected),
)
