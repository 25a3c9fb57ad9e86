import { expect, it } from 'vitest'
import { addressNotes, readAddress, writeAddress } from './panel-address.ts'

it.each([
  ['', { tab: 'state', find: '', entry: '' }],
  ['#network', { tab: 'network', find: '', entry: '' }],
  ['#network?find=a%26b&entry=12', { tab: 'network', find: 'a&b', entry: '12' }],
  ['#nonsense?find=x', { tab: 'state', find: 'x', entry: '' }],
] as const)('reads %s', (fragment, address) => {
  expect(readAddress(fragment)).toEqual(address)
})

it.each(['#state', '#events?find=log+in', '#plugins?find=a%26b&entry=tracking.facebook'])(
  'writes %s as it was read',
  (fragment) => expect(writeAddress(readAddress(fragment))).toBe(fragment),
)

it.each([
  ['', []],
  ['#plugins?entry=a.b', []],
  ['#plugin', ["no tab is named 'plugin'"]],
])('notes of %j: %j', (fragment, notes) => expect(addressNotes(fragment)).toEqual(notes))
