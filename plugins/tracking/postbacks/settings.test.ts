// @vitest-environment node
import { expect, it } from 'vitest'
import * as v from 'valibot'
import schema from './settings.ts'

it('has no network by default', () => {
  expect(v.parse(schema, {})).toMatchObject({ networks: [], voluumDomain: '', redtrackEvents: {} })
})
it.each([
  { networks: ['acme'] },
  { voluumDomain: 'http://track.shop.example' },
  { voluumDomain: '//track.shop.example' },
  { voluumDomain: 'https://user:word@track.shop.example' },
  { redtrackDomain: 'https://shop.rdtk.io/postback?ptoken=1' },
  { propellerAdsUrl: 'javascript:alert(1)' },
  { voluumCurrency: 'usd' },
  { voluumEvents: { acme: 'x' } },
  { voluumEvents: { register: 'a&b=c' } },
])('refuses %j', (given) => {
  expect(v.is(schema, given)).toBe(false)
})
it('says of the networks without a known address that the relay tells them', () => {
  expect(v.getDescription(schema.entries.networks)).toMatch(/oktag.*traffic-factory.*relay alone/)
})
