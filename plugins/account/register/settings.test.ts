// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import settings from './settings.ts'

it('registers by user name if the merchant sets nothing', () => {
  expect(v.parse(settings, {})).toMatchObject({ methods: ['username'], captcha: false, usernameMin: 4 })
})

it.each([
  ['[VA-01] the weak password as the default one', { defaultPassword: '123456' }],
  ['no method', { methods: [] }],
  ['a method that does not exist', { methods: ['pigeon'] }],
  ['a pattern that does not compile', { usernamePattern: '[a-z' }],
  ['terms on another site', { termsPath: 'https://elsewhere.example/terms' }],
  ['an age of zero', { minimumAge: 0 }],
])('refuses %s', (_what, given) => expect(v.safeParse(settings, given).success).toBe(false))

it('[VA-01] accepts another default password', () => {
  expect(v.parse(settings, { defaultPassword: 'lotus-2026' }).defaultPassword).toBe('lotus-2026')
})
