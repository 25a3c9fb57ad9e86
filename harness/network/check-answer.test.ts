// @vitest-environment node
import { expect, it } from 'vitest'
import { MAX_CALL_TEXT } from '../../mocks/world/constants.ts'
import { bodyProblem, bodyWarning, statusProblem } from './check-answer.ts'

it.each([
  ['200', true],
  ['599', true],
  [' 404 ', true],
  ['199', false],
  ['600', false],
  ['', false],
  ['2e2', false],
  ['200.5', false],
  ['0200', false],
])('of the status %j says whether it is usable', (text, isUsable) => {
  if (isUsable) expect(statusProblem(text)).toBe('')
  else expect(statusProblem(text)).toMatch(/200 to 599/)
})

it.each([
  ['{"a":1}', ''],
  ['{"a":', 'This is no JSON: the page will get it as it is.'],
  [' ', 'The answer will be empty.'],
])('warns of the body %j: %s', (text, warning) => expect(bodyWarning(text)).toBe(warning))

it('refuses a body that the gateway would refuse', () => {
  expect(bodyProblem('x'.repeat(MAX_CALL_TEXT))).toBe('')
  expect(bodyProblem('x'.repeat(MAX_CALL_TEXT + 1))).toMatch(/262,144 characters at most/)
})
