// @vitest-environment node
import { expect, it } from 'vitest'
import { originMatches } from './validate-foreign-plugin.ts'

it.each([
  ['https://a.example', 'https://a.example', true],
  ['https://a.example', 'https://b.example', false],
  ['https://a.example', 'https://a.example.evil', false],
  ['https://a.example', 'https://*.a.example', false],
  ['https://*.a.example', 'https://x.a.example', true],
  ['https://*.a.example', 'https://x.y.a.example', true],
  ['https://*.a.example', 'https://*.a.example', true],
  ['https://*.a.example', 'https://*.x.a.example', true],
  ['https://*.a.example', 'https://a.example', false],
  ['https://*.a.example', 'https://evila.example', false],
  ['https://*.a.example', 'http://x.a.example', false],
])('[KN-09] %s allows %s: %s', (allowed, asked, covered) => {
  expect(originMatches(allowed, asked)).toBe(covered)
})
