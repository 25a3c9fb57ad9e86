// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bannersAnswer } from './banners-answer.ts'
import { MAX_BANNERS, MAX_LINKAGE_LENGTH } from './constants.ts'

const banner = (part: object = {}): object => ({
  groupName: 'm_home',
  url: '/cdn/banners/lotus/1.svg',
  title: 'Tonight',
  subline: 'Three numbers',
  cta: 'Play',
  linkageType: 'G',
  linkage: 'Hà Nội VIP',
  vendor: 'TCG_LOTTO_VN',
  gameType: 'LO004',
  nodeId: 8041,
  roomId: '1',
  ...part,
})
const read = (...value: readonly unknown[]) => v.parse(bannersAnswer, { value })

describe('bannersAnswer', () => {
  it('[EN-20a] [EN-20c] reads a banner and its link', () =>
    expect(read(banner()).banners).toEqual([
      {
        image: '/cdn/banners/lotus/1.svg',
        title: 'Tonight',
        subline: 'Three numbers',
        cta: 'Play',
        linkageType: 'G',
        linkage: 'Hà Nội VIP',
        vendor: 'TCG_LOTTO_VN',
        gameType: 'LO004',
        nodeId: '8041',
        roomId: '1',
      },
    ]))

  it.each(['m_popup1', 'm_popup2'])('leaves the group %s to the pop-ups', (groupName) => {
    const { banners, refused } = read(banner({ groupName }), banner({ groupName: undefined }))
    expect([banners.length, refused]).toEqual([1, []])
  })

  it('[EN-30] drops and reports entries that are not banners, and fills in missing fields', () => {
    const { banners, refused } = read(
      null,
      banner({ url: 5 }),
      banner({ subline: {}, cta: null, vendor: [] }),
    )
    expect(refused).toEqual(['value.0: not an object', 'value.1: url'])
    expect(banners).toMatchObject([{ title: 'Tonight', subline: '', cta: '', vendor: undefined }])
  })

  it('takes at most MAX_BANNERS', () =>
    expect(read(...Array.from({ length: 40 }, () => banner())).banners).toHaveLength(MAX_BANNERS))

  it('takes no link that is longer than an address', () => {
    const linkage = `https://news.example/${'a'.repeat(MAX_LINKAGE_LENGTH)}`
    expect(read(banner({ linkage })).banners).toMatchObject([{ title: 'Tonight', linkage: '' }])
  })

  it('[EN-30] accepts any list without throwing', () => {
    const near = fc.oneof(
      fc.anything(),
      fc.record({ url: fc.anything(), title: fc.anything(), linkage: fc.anything() }).map(banner),
    )
    fc.assert(
      fc.property(fc.array(near), (given) => {
        const { banners, refused } = read(...given)
        expect(banners.length + refused.length).toBeLessThanOrEqual(given.length)
        for (const { image, title, linkage } of banners) {
          expect(image && title).toBeTruthy()
          expect(typeof linkage).toBe('string')
        }
      }),
    )
  })

  it.each([null, {}, { value: {} }, []])('refuses %j', (answer) =>
    expect(v.safeParse(bannersAnswer, answer).success).toBe(false),
  )
})
