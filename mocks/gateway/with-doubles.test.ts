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
