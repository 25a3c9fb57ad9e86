import type { GameCard, Lane } from '../contract.ts'

const NAMES = ['Lucky Lotus', 'Golden Dragon', 'Sweet Rush', 'Royal Sic Bo', 'Ocean King', 'Fortune Gems']
const VENDORS = ['Sea Gaming', 'Mango', 'Jade Play']
const BADGES = ['hot', undefined, 'new', undefined, 'jackpot'] as const

const cardOf = (lane: string, index: number): GameCard => {
  const badge = BADGES[index % BADGES.length]
  return {
    code: `${lane}-${index}`,
    name: NAMES[index % NAMES.length] ?? '',
    vendor: 'TCG_SEA',
    vendorName: VENDORS[index % VENDORS.length] ?? '',
    image: `/cdn/games/${lane}/${index}.webp`,
    ...(badge && { badge }),
  }
}

/** A lane with so many games, for stories. */
export const fakeLane = (title: string, category: string, count: number): Lane => ({
  key: title.toLowerCase().replaceAll(' ', '-'),
  title,
  category,
  vendors: [],
  gameCount: count,
  cards: Array.from({ length: count }, (_, index) => cardOf(category, index)),
})

export const FAKE_LANES: readonly Lane[] = [
  fakeLane('Slots', 'RNG', 8),
  fakeLane('Live casino', 'LIVE', 5),
  fakeLane('Lottery', 'LOTT', 4),
]

const CATEGORIES = ['RNG', 'LIVE', 'LOTT', 'ELOTT', 'FISH', 'PVP', 'SPORTS', 'CRASH', 'ARCADE']

/** As large merchants have them: more categories than fit on the screen, and one with none of the known pictures. */
export const MANY_LANES: readonly Lane[] = CATEGORIES.map((category, index) =>
  fakeLane(`Category ${index + 1}`, category, 24),
)

const LONG_NAME = 'The Seven Golden Dragons of the Emperor’s Lost Winter Palace'

/** Every name is longer than its place. */
export const LONG_LANES: readonly Lane[] = [
  'Slot machines with a progressive jackpot',
  'Fischereiwettbewerbsmeisterschaften',
].map((title, index) => {
  const lane = fakeLane(title, 'RNG', 5)
  const cards = lane.cards.map((card) => ({ ...card, name: LONG_NAME, vendorName: `${LONG_NAME} & Sons` }))
  return { ...lane, key: `long-${index}`, gameCount: 12_345, cards }
})
/** Every other game is under maintenance, with and without a known end. */
export const CLOSED_LANES: readonly Lane[] = FAKE_LANES.map((lane) => ({
  ...lane,
  cards: lane.cards.map((card, index) =>
    index % 2 === 0 ? { ...card, maintenanceEnd: index % 4 === 0 ? 0 : 4_102_444_800_000 } : card,
  ),
}))
