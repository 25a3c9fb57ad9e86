interface WireLane {
  readonly cards: readonly object[]
}

const LONG = 'The Seven Golden Dragons of the Emperor’s Lost Winter Palace and the Pearl of the Eastern Sea '
const RIGHT_TO_LEFT = 'ملك التنين الذهبي والكنز المفقود'

/** What is wrong with every eighth card, in turns. */
const DAMAGES: readonly object[] = [
  {},
  { displayName: 7 },
  { image: '/cdn/games/none.svg' },
  { displayName: LONG.repeat(4).slice(0, 300), vendorName: LONG.repeat(4).slice(0, 300) },
  { gameCode: null },
  { image: { path: 1 }, vendorName: [] },
  { displayName: RIGHT_TO_LEFT, vendorName: RIGHT_TO_LEFT },
  { badge: 'super', maintenanceEnd: 'tomorrow', accountTypeName: 12 },
]

/** The lanes with half of their fields missing or wrong; every third lane has no title, the second no list of games. */
export const brokenLanes = (lanes: readonly WireLane[]): readonly object[] =>
  lanes.map((lane, at) => ({
    ...lane,
    ...(at % 3 === 2 && { title: null, gameCount: '—' }),
    cards: at === 1 ? 'none' : lane.cards.map((card, index) => ({ ...card, ...DAMAGES[index % 8] })),
  }))
