// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bannersAnswer } from './banners-answer.ts'
import { MAX_BANNERS, MAX_TITLE_LENGTH } from './constants.ts'

const read = (...value: readonly unknown[]) => v.parse(bannersAnswer, { value })

describe('bannersAnswer', () => {
  it('[EN-20a] needs the address of the picture only', () =>
    expect(read({ url: ' /cdn/a.png ' }).banners).toMatchObject([
      { groupName: '', url: '/cdn/a.png', title: '', linkageType: '', linkage: '' },
    ]))

  it('[EN-20c] reads ids as text or numbers', () =>
    expect(read({ url: 'a', nodeId: 8, roomId: 'x', vendor: '' }).banners).toMatchObject([
      { nodeId: '8', roomId: 'x', vendor: undefined },
    ]))

  it('drops an entry that is no banner alone, and names it', () =>
    expect(read(null, { url: 7 }, { url: ' ' }, { url: 'a', title: 3, linkage: [] })).toMatchObject({
      banners: [{ url: 'a', title: '', linkage: '' }],
      refused: ['value.0: not an object', 'value.1: url', 'value.2: url'],
    }))

  it('reads no more than anybody looks at, of a list that is longer', () => {
    const { banners, refused } = read(
      ...Array.from({ length: 5_000 }, (_, index) => (index % 2 ? { url: 'a' } : null)),
    )
    expect([banners.length, refused.length]).toEqual([MAX_BANNERS / 2, MAX_BANNERS / 2])
  })

  it('cuts a long title', () =>
    expect(read({ url: 'a', title: '🎲'.repeat(MAX_TITLE_LENGTH + 5) }).banners[0]?.title).toBe(
      '🎲'.repeat(MAX_TITLE_LENGTH),
    ))

  it('never throws for a list', () =>
    fc.assert(fc.property(fc.array(fc.anything()), (value) => void v.parse(bannersAnswer, { value }))))
})
