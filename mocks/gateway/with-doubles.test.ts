// @vitest-environment node
import { expect, it } from 'vitest'
import { withDoubles } from './with-doubles.ts'

const DOUBLES = { 'ads.pixel': { scriptUrl: '/__gateway/vendor/pixel.js' } }

it.each([
  ['set up', { 'ads.pixel': { id: '1' } }, {}, { id: '1', ...DOUBLES['ads.pixel'] }],
  [
    'set up by the profile, with an address of the vendor',
    { 'ads.pixel': { scriptUrl: 'https://vendor.example/v2.js' } },
    { 'ads.pixel': { scriptUrl: 'https://vendor.example/v2.js' } },
    DOUBLES['ads.pixel'],
  ],
  [
    'given another address since',
    { 'ads.pixel': { scriptUrl: '/__gateway/gone.js' } },
    {},
    { scriptUrl: '/__gateway/gone.js' },
  ],
  ['not set up', {}, {}, undefined],
])('a plugin that is %s', (_, world, profile, settings) => {
  expect(withDoubles(world, profile, DOUBLES)['ads.pixel']).toEqual(settings)
})

it('the foreign plugin in development gets its own without being set up; what the console changed stays', () => {
  const developed = { 'acme.chat': { page: '/__gateway/service', nameParameter: 'name' } }
  expect(withDoubles({}, {}, DOUBLES, developed)).toEqual(developed)
  const changed = { 'acme.chat': { page: 'https://chat.example' } }
  expect(withDoubles(changed, {}, DOUBLES, developed)).toEqual({
    'acme.chat': { page: 'https://chat.example', nameParameter: 'name' },
  })
})
