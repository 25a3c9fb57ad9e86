// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { allowedTags, consentMode } from './tags.ts'

const IDS = ['G-AB12CD34EF', 'AW-123456789']

describe('[TR-16] allowedTags', () => {
  it.each([
    [true, true, IDS],
    [true, false, ['AW-123456789']],
    [false, true, ['G-AB12CD34EF']],
    [false, false, []],
  ])('with marketing %s and analytics %s: %j', (marketing, analytics, allowed) => {
    expect(allowedTags(IDS, { marketing, analytics, support: true })).toEqual(allowed)
  })
})
describe('[TR-16] consentMode', () => {
  it.each([
    [true, false, 'granted', 'denied'],
    [false, true, 'denied', 'granted'],
  ])('with marketing %s and analytics %s', (marketing, analytics, ads, measured) => {
    expect(consentMode({ marketing, analytics })).toEqual({
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
      analytics_storage: measured,
    })
  })
})
