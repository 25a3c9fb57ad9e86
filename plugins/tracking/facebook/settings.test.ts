// @vitest-environment node
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { SCRIPT_URL } from './constants.ts'
import settings from './settings.ts'

it('has the vendor’s own script by default', () => {
  expect(v.parse(settings, { pixelId: '1234567890' })).toEqual({
    pixelId: '1234567890',
    scriptUrl: SCRIPT_URL,
  })
})
it.each([
  { pixelId: '1234' },
  { pixelId: '1'.repeat(21) },
  { pixelId: "1');alert(1" },
  { pixelId: '12345', scriptUrl: 'http://evil.test/x.js' },
  { pixelId: '12345', scriptUrl: '//evil.test/x.js' },
  { pixelId: '12345', scriptUrl: 'javascript:alert(1)' },
])('refuses %j', (given) => {
  expect(v.is(settings, given)).toBe(false)
})
it('takes a path of this site', () => {
  expect(v.is(settings, { pixelId: '12345', scriptUrl: '/__gateway/vendor/fbevents.js' })).toBe(true)
})
