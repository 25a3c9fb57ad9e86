// @vitest-environment node
import { expect, it } from 'vitest'
import * as v from 'valibot'
import schema from './settings.ts'

it('has the site’s own copy of the SDK and the vendor’s production by default', () => {
  expect(v.parse(schema, {})).toEqual({
    appToken: '',
    environment: 'production',
    eventTokens: {},
    dataResidency: '',
    forgetOnRevoke: false,
    scriptUrl: '',
  })
})
it.each([
  { appToken: 'short' },
  { appToken: 'ABCDEFGHIJKL' },
  { environment: 'test' },
  { eventTokens: { deposit: 'toolong1' } },
  { eventTokens: { acme: 'abc123' } },
  { dataResidency: 'CN' },
  { scriptUrl: 'https://cdn.adjust.com.evil.test/x.js' },
  { scriptUrl: '//evil.test/x.js' },
])('refuses %j', (given) => {
  expect(v.is(schema, given)).toBe(false)
})
