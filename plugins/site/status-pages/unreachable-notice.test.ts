// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { retryAddress } from './unreachable-notice.tsx'

const START = 'https://b.example/m/index.html'

describe('retryAddress', () => {
  it.each([
    [undefined, START],
    [{}, START],
    [{ affiliateCode: 'A1' }, `${START}?affiliateCode=A1`],
    [{ referralCode: 'R1', originalDomain: 'x.example' }, `${START}?r=R1`],
    [{ affiliateCode: 'A&r=2', referralCode: 'R #1' }, `${START}?affiliateCode=A%26r%3D2&r=R+%231`],
  ])('[OV-21] %j', (info, address) => expect(retryAddress('https://b.example', info)).toBe(address))
})
