// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listLanes } from './endpoints.ts'
import { lanesAnswer } from './lanes-answer.ts'

const card = (part: object = {}): object => ({
  accountTypeName: 'TCG_SEA',
  displayName: 'Reef Hunter',
  gameCode: 'FI011',
  vendorName: 'Sealight',
  image: '/cdn/games/TCG_SEA/FI011.svg',
  badge: 'hot',
  ...part,
})
const lane = (part: object = {}): object => ({
  title: 'Fishing',
  cards: [card()],
  gameClassify: { category: 'FISH', vendors: ['TCG_SEA'] },
  gameCount: 12,
  ...part,
})
const read = (...lanes: readonly unknown[]) => v.parse(lanesAnswer, { data: { lanes } })

const CARD = {
  code: 'FI011',
  name: 'Reef Hunter',
  vendor: 'TCG_SEA',
  vendorName: 'Sealight',
  image: '/cdn/games/TCG_SEA/FI011.svg',
  badge: 'hot',
}

describe('listLanes', () => {
  it('[CA-22] needs no session, and caches the answer', () =>
    expect(listLanes).toMatchObject({
      method: 'GET',
      path: '/wps/relay/GCSGAME_newGameVendor',
      auth: 'none',
      cacheMs: 300_000,
    }))
})

describe('lanesAnswer', () => {
  it('[EN-23] reads title, cards, category with its vendors, and count', () => {
    const vendors = ['TCG_SEA', 'SEA_LOTT']
    expect(read(lane({ gameClassify: { category: 'FISH', vendors } }))).toEqual({
      lanes: [{ key: 'fish', title: 'Fishing', category: 'FISH', vendors, gameCount: 12, cards: [CARD] }],
      refused: [],
    })
  })

  it.each<[string, unknown, readonly string[]]>([
    ['none', undefined, []],
    ['no list', 'TCG_SEA', []],
    ['codes that are numbers or have spaces around', [7, ' TCG_SEA '], ['7', 'TCG_SEA']],
    ['one twice', ['TCG_SEA', 'LOTT', 'TCG_SEA'], ['TCG_SEA', 'LOTT']],
    ['no codes among them', [null, '', 'LOTT', {}], ['LOTT']],
  ])('[EN-30] reads the vendors of a category: %s', (_case, vendors, expected) =>
    expect(read(lane({ gameClassify: { category: 'FISH', vendors } })).lanes[0]?.vendors).toEqual(expected),
  )

  it.each<[string, object, object]>([
    ['a code that is a number', { gameCode: 7 }, { code: '7' }],
    ['spaces around', { displayName: ' Reef Hunter ' }, {}],
    ['no name of the vendor: its code', { vendorName: undefined }, { vendorName: 'TCG_SEA' }],
    ['no image', { image: null }, { image: '' }],
  ])('[EN-30] a card with %s is a card', (_case, part, expected) => {
    expect(read(lane({ cards: [card(part)] })).lanes[0]?.cards).toEqual([{ ...CARD, ...expected }])
  })

  it.each([5, 'super', null])('[EN-30] an invalid badge (%j) is left out', (badge) => {
    const { badge: _left, ...rest } = CARD
    expect(read(lane({ cards: [card({ badge })] })).lanes[0]?.cards).toEqual([rest])
  })

  it('[EN-30] an invalid card is dropped and reported, not its lane', () => {
    const cards = [card({ gameCode: '' }), card(), null, card({ displayName: 5 }), 'x']
    const { lanes, refused } = read(lane({ cards }))
    expect(lanes[0]?.cards).toEqual([CARD])
    expect(refused).toEqual([
      'lanes.0.cards.0: gameCode',
      'lanes.0.cards.2: not an object',
      'lanes.0.cards.3: displayName',
      'lanes.0.cards.4: not an object',
    ])
  })

  it('[EN-30] an invalid lane is dropped and reported, not the answer', () => {
    const { lanes, refused } = read(null, lane({ gameClassify: {} }), lane(), lane({ cards: 'many' }))
    expect(lanes.map(({ key }) => key)).toEqual(['fish'])
    expect(refused).toEqual(['lanes.0: not an object', 'lanes.1: gameClassify.category', 'lanes.3: cards'])
  })

  it.each<[string, object, object]>([
    ['title', { title: 4 }, { title: 'FISH' }],
    ['count', { gameCount: -3 }, { gameCount: 1 }],
    ['count as text', { gameCount: '40' }, { gameCount: 40 }],
    ['count below the number of cards', { gameCount: 0 }, { gameCount: 1 }],
  ])('[EN-30] a lane has a default for its %s', (_case, part, expected) => {
    expect(read(lane(part)).lanes[0]).toMatchObject(expected)
  })

  it('gives each lane a unique key, and each game once', () => {
    const { lanes } = read(lane(), lane({ title: 'More fish' }), lane({ cards: [card(), card()] }))
    expect(lanes.map(({ key }) => key)).toEqual(['fish', 'fish-2', 'fish-3'])
    expect(lanes[2]?.cards).toHaveLength(1)
  })

  it('[EN-30] accepts any lanes without throwing, and returns only complete ones', () => {
    const piece = fc.oneof(fc.anything(), fc.constant(lane()), fc.constant(card()))
    const near = fc.oneof(
      piece,
      fc.record({
        title: piece,
        cards: fc.oneof(piece, fc.array(piece)),
        gameClassify: fc.oneof(piece, fc.record({ category: piece })),
        gameCount: piece,
      }),
      fc.array(piece).map((cards) => lane({ cards })),
    )
    fc.assert(
      fc.property(fc.array(near), (given) => {
        const { lanes } = read(...given)
        expect(new Set(lanes.map(({ key }) => key)).size).toBe(lanes.length)
        for (const { title, category, gameCount, cards } of lanes) {
          expect(title && category).toBeTruthy()
          expect(gameCount).toBeGreaterThanOrEqual(cards.length)
          for (const each of cards)
            expect(each.code && each.name && each.vendor && each.vendorName).toBeTruthy()
        }
      }),
    )
  })

  it.each([undefined, null, {}, { data: null }, { data: { lanes: {} } }, 'lanes'])('refuses %j', (answer) =>
    expect(v.safeParse(lanesAnswer, answer).success).toBe(false),
  )
})
