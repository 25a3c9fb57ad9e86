// @vitest-environment node
import { expect, it } from 'vitest'
import type { GameCard, Lane } from '../contract.ts'
import { keepKnown } from './keep-known.ts'

const card = (code: string, more: Partial<GameCard> = {}): GameCard => ({
  code,
  name: `Game ${code}`,
  vendor: 'TCG_SEA',
  vendorName: 'Sealight',
  image: `/cdn/${code}.svg`,
  ...more,
})
const lane = (key: string, cards: readonly GameCard[], more: Partial<Lane> = {}): Lane => ({
  key,
  title: key,
  category: key.toUpperCase(),
  vendors: ['TCG_SEA'],
  gameCount: 2,
  cards,
  ...more,
})
const KNOWN = [lane('rng', [card('a'), card('b', { badge: 'hot' })]), lane('live', [card('a')])]

it('an answer with nothing new is the known list', () =>
  expect(keepKnown(KNOWN, structuredClone(KNOWN))).toBe(KNOWN))

it.each<[string, GameCard]>([
  ['name', card('b', { badge: 'hot', name: 'Other' })],
  ['vendor', card('b', { badge: 'hot', vendor: 'LOTT' })],
  ['vendor’s name', card('b', { badge: 'hot', vendorName: 'Other' })],
  ['image', card('b', { badge: 'hot', image: '/other.svg' })],
  ['badge', card('b')],
])('another %s: the card and its lane are new, every other stays', (_what, changed) => {
  const [rng, live] = keepKnown(KNOWN, structuredClone([lane('rng', [card('a'), changed]), KNOWN[1] as Lane]))
  expect(rng?.cards[1]).toEqual(changed)
  expect(rng?.cards[0]).toBe(KNOWN[0]?.cards[0])
  expect(rng).not.toBe(KNOWN[0])
  expect(live).toBe(KNOWN[1])
})

it.each<[string, Partial<Lane>]>([
  ['title', { title: 'Slots' }],
  ['category', { category: 'PVP' }],
  ['list of vendors', { vendors: ['TCG_SEA', 'LOTT'] }],
  ['number of games', { gameCount: 30 }],
  ['order of its games', { cards: [card('b', { badge: 'hot' }), card('a')] }],
  ['list, which is longer', { cards: [card('a'), card('b', { badge: 'hot' }), card('c')] }],
  ['list, which is shorter', { cards: [card('a')] }],
])('a lane with another %s is as in the answer, with the known cards', (_what, more) => {
  const answer = lane('rng', [card('a'), card('b', { badge: 'hot' })], more)
  const [rng] = keepKnown(KNOWN, structuredClone([answer]))
  expect(rng).toEqual(answer)
  expect(rng?.cards.find(({ code }) => code === 'a')).toBe(KNOWN[0]?.cards[0])
})

it('lanes in another order, or without one of them, are another list of the known lanes', () => {
  const [rng, live] = KNOWN
  for (const answer of [[live, rng], [live]] as Lane[][]) {
    const joined = keepKnown(KNOWN, structuredClone(answer))
    expect(joined).toEqual(answer)
    expect(joined.every((each, index) => each === answer[index])).toBe(true)
  }
})
