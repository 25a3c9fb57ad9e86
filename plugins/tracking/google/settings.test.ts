// @vitest-environment node
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { SCRIPT_URL } from './constants.ts'
import schema from './settings.ts'

it('has the vendor’s own script by default', () => {
  expect(v.parse(schema, { tagIds: 'G-AB12CD34EF, AW-123456789' })).toEqual({
    tagIds: 'G-AB12CD34EF, AW-123456789',
    conversions: {},
    eventNames: {},
    countryOrigin: '',
    scriptUrl: SCRIPT_URL,
  })
})
it.each([
  { tagIds: 'UA-12345-1' },
  { tagIds: 'GTM-ABC' },
  { tagIds: "G-AB12');alert(1)" },
  { conversions: { deposit: 'G-AB12CD34EF/AbC' } },
  { conversions: { acme: 'AW-123456789/AbC' } },
  { eventNames: { deposit: '1st' } },
  { countryOrigin: 'https://www.google.evil.test' },
  { countryOrigin: 'https://www.google.com.vn/path' },
  { scriptUrl: 'https://evil.test/x.js' },
  { scriptUrl: '//evil.test/x.js' },
  { scriptUrl: 'https://www.googletagmanager.com/gtag/js?id=G-1' },
])('refuses %j', (given) => {
  expect(v.is(schema, given)).toBe(false)
})
it('takes a path of this site, and the host of a country', () => {
  expect(
    v.is(schema, { scriptUrl: '/__gateway/vendor/gtag.js', countryOrigin: 'https://www.google.com.vn' }),
  ).toBe(true)
})
