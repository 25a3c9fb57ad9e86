import { expect, it } from 'vitest'
import { matchText } from './match-text.ts'

it.each([
  ['log', true],
  ['LOG in', true],
  ['log out', false],
  ['-out', true],
  ['log -in', false],
  ['-', false],
  ['', true],
])('finds by %j: %s', (search, found) => {
  expect(matchText(search, ['Log in', 'auth.login'])).toBe(found)
})
