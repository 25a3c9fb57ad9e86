// @vitest-environment node
import { expect, it } from 'vitest'
import { mergeSettings } from '../../kernel/site/merge-settings.ts'
import { whitelabelSettings } from './whitelabel-settings.ts'

const profile = { 'ads.pixel': { id: '1', scriptUrl: 'x' }, 'games.lobby': { rows: 3 } }

it.each([
  ['as the profile', profile],
  ['changed', { ...profile, 'ads.pixel': { id: '2', scriptUrl: 'x' } }],
  ['one field less', { ...profile, 'ads.pixel': { scriptUrl: 'x' } }],
  ['none of a plugin', { ...profile, 'ads.pixel': {} }],
  ['those of another plugin', { ...profile, 'acme.tips': { a: 1 } }],
])('settings that are %s reach the site as they are in the world', (_, world) => {
  expect(mergeSettings(profile, whitelabelSettings(world, profile)).settings).toEqual(world)
})
