// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = readFileSync('app/older/page.js', 'utf8')
const iPhone = (version: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15`

/** Whether the tips for a home screen are shown. */
function showsTips(userAgent: string): boolean {
  let hidden = true
  const tips = { removeAttribute: (name: string) => void (hidden = hidden && name !== 'hidden') }
  new Function('document', 'navigator', source)({ getElementById: () => tips }, { userAgent })
  return !hidden
}

it.each([
  [iPhone('9_3'), true],
  [iPhone('11_4_1'), true],
  [iPhone('12'), true],
  [iPhone('12_0'), true],
  [iPhone('12_1_4'), true],
  [iPhone('12_2'), false],
  [iPhone('12_10'), false],
  [iPhone('17_1'), false],
  ['Mozilla/5.0 (iPad; CPU OS 12_1 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (Linux; Android 9; Pixel) AppleWebKit/537.36 Chrome/60.0', false],
  ['', false],
])('[CO-06] the tips for iOS up to 12.1 in %j: %s', (userAgent, expected) =>
  expect(showsTips(userAgent)).toBe(expected),
)
