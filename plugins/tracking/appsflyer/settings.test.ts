// @vitest-environment node
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { SCRIPT_URL } from './settings.ts'
import schema from './settings.ts'

it('has the vendor’s own script by default', () => {
  expect(v.parse(schema, {})).toEqual({ webDevKey: '', eventNames: {}, scriptUrl: SCRIPT_URL })
})
it.each([
  { webDevKey: 'short' },
  { webDevKey: "abcdefgh');alert(1)" },
  { eventNames: { acme: 'x' } },
  { eventNames: { deposit: '<b>' } },
  { scriptUrl: 'https://websdk.appsflyer.com.evil.test/x.js' },
  { scriptUrl: 'https://evil.test/x.js' },
  { scriptUrl: '//evil.test/x.js' },
])('refuses %j', (given) => {
  expect(v.is(schema, given)).toBe(false)
})
