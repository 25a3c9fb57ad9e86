// @vitest-environment node
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { eventNames, scriptUrl } from './settings.ts'

it.each([
  ['https://cdn.example/x.js', true],
  ['/__gateway/vendor/fbevents.js', true],
  ['http://evil.test/x.js', false],
  ['//evil.test/x.js', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the address of a script may be %s: %s', (address, fits) => {
  expect(v.is(scriptUrl('/x.js'), address)).toBe(fits)
})
it.each([
  [{ deposit: 'Purchase', login: '' }, true],
  [{}, true],
  [{ deposits: 'Purchase' }, false],
  [{ deposit: "x');alert(1)" }, false],
  [{ deposit: 5 }, false],
])('the names of events may be %j: %s', (names, fits) => {
  expect(v.is(eventNames, names)).toBe(fits)
})
