// @vitest-environment node
import type { ConsentCategory, ConsentVendor } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { shownCategories } from './consent-control.ts'

const vendor = (...categories: readonly ConsentCategory[]): ConsentVendor => ({
  plugin: 'a.b',
  title: 'A',
  categories,
  cookies: [],
  hosts: [],
})

it.each<[readonly ConsentCategory[], readonly ConsentVendor[], readonly ConsentCategory[]]>([
  [['marketing', 'analytics'], [], ['marketing', 'analytics']],
  [['analytics', 'marketing'], [vendor('marketing')], ['marketing', 'analytics']],
  [['analytics'], [vendor('marketing')], ['analytics']],
  [['marketing'], [vendor('analytics', 'support')], ['marketing', 'support']],
])('of %j with %j the player sees %j', (chosen, vendors, shown) =>
  expect(shownCategories(chosen, vendors)).toEqual(shown),
)
