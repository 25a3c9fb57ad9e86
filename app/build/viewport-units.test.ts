// @vitest-environment node
import { expect, it } from 'vitest'
import { withViewportFallbacks } from './viewport-units.ts'

it.each([
  ['a { block-size: 80dvh; }', 'a { block-size: 80vh; block-size: 80dvh; }'],
  [
    'a { color: red; max-block-size: min(88dvh, 100dvh - var(--covered, 0px)); }',
    'a { color: red; max-block-size: min(88vh, 100vh - var(--covered, 0px)); max-block-size: min(88dvh, 100dvh - var(--covered, 0px)); }',
  ],
])('%s has a height in older browsers too', (css, expected) =>
  expect(withViewportFallbacks(css)).toBe(expected),
)

it.each(['a { block-size: 80vh; }', '.dvh { color: red; }', 'a::before { content: ""; }'])(
  '%s stays as it is',
  (css) => expect(withViewportFallbacks(css)).toBe(css),
)
