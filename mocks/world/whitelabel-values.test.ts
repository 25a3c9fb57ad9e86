// @vitest-environment node
import { expect, it } from 'vitest'
import { readStatus } from '../../kernel/site/status-schema.ts'
import { whitelabelValues } from './whitelabel-values.ts'

const profile = { 'ads.pixel': { id: '1', scriptUrl: 'x' }, 'games.lobby': { rows: 3 } }

type Values = Parameters<typeof whitelabelValues>
/** The part of a status that the site reads from a world's values. */
function read(world: Values[0], profile: Values[1]) {
  const whitelabelVal = whitelabelValues(world, profile)
  const disabled = Object.fromEntries((profile.disabled ?? []).map((id) => [id, true]))
  const fallback = { merchantCode: 'a', imageCDNs: [], switches: {}, settings: profile.settings, disabled }
  return readStatus({ value: { info: { whitelabelVal } } }, fallback)
}

it.each([
  ['as the profile', profile],
  ['changed', { ...profile, 'ads.pixel': { id: '2', scriptUrl: 'x' } }],
  ['one field less', { ...profile, 'ads.pixel': { scriptUrl: 'x' } }],
  ['none of a plugin', { ...profile, 'ads.pixel': {} }],
  ['those of another plugin', { ...profile, 'acme.tips': { a: 1 } }],
])('settings that are %s reach the site as they are in the world', (_, world) => {
  expect(read({ settings: world, disabled: {} }, { settings: profile }).status.settings).toEqual(world)
})

it.each([
  ['none', {}, undefined, []],
  ['one', { 'ads.pixel': true }, undefined, ['ads.pixel']],
  ['that of the profile', { 'ads.pixel': true }, ['ads.pixel'], ['ads.pixel']],
  ['none, though the profile has one', { 'ads.pixel': false }, ['ads.pixel'], []],
])('disabled plugins reach the site as they are in the world: %s', (_, disabled, ofProfile, ids) => {
  const { status, problems } = read(
    { settings: {}, disabled },
    { settings: {}, ...(ofProfile && { disabled: ofProfile }) },
  )
  expect(status.disabled).toEqual(Object.fromEntries(ids.map((id) => [id, true])))
  expect(problems).toEqual([])
})
