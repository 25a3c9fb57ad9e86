// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { manifestAddress } from './web-manifest.ts'

describe('manifestAddress', () => {
  it.each([
    ['', '?merchantCode=lotus01'],
    ['?r=77&affiliateCode=a%26b', '?merchantCode=lotus01&r=77&affiliateCode=a%26b'],
    ['?x=1&x=2', '?merchantCode=lotus01&x=1&x=2'],
    ['?merchantCode=other&r=1', '?merchantCode=lotus01&r=1'],
    ['?token=secret&r=1', '?merchantCode=lotus01&r=1'],
    ['?tokens=secret&accessToken=secret', '?merchantCode=lotus01'],
    ['?next=%2Fm%2Fhome%3Ftoken%3Dsecret&r=1', '?merchantCode=lotus01&r=1'],
    ['?next=%2Fm%2Fhome%253Ftoken_of-mine%253Dsecret&r=1', '?merchantCode=lotus01&r=1'],
    ['?next=%7B%22Token%22%3A%22secret%22%7D&r=1', '?merchantCode=lotus01&r=1'],
    ['?campaign=a%3Dtoken-sale', '?merchantCode=lotus01&campaign=a%3Dtoken-sale'],
  ])('[CA-29] %s', (query, asked) =>
    expect(manifestAddress('lotus01', query)).toBe(`/wps/system/manifest.json${asked}`),
  )
})
