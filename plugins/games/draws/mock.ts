import { randomOf } from '../../../mocks/art/random.ts'
import { type CatalogueGame, catalogueOf } from '../../../mocks/catalogue/catalogue.ts'
import { defineMock, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

const MINUTE_MS = 60_000
/** Between two draws of a lottery: some are drawn once a day, some every few minutes. */
const PERIODS_MIN = [1_440, 1_440, 720, 60, 5, 30, 10, 180] as const
/** Numbers of a result, and the digits of each. */
const RESULTS = [
  { numbers: 5, digits: 2 },
  { numbers: 6, digits: 2 },
  { numbers: 1, digits: 6 },
  { numbers: 3, digits: 1 },
] as const
/** How soon after the first question the first draw of `soon` is. */
const SOON_MS = 8_000

const DRAWS = defineChoice({
  name: 'draws',
  group: 'games',
  label: 'Lottery draws',
  otherwise: 'as they are',
  choices: {
    none: 'none',
    soon: 'the first one is in a few seconds',
    odd: 'half of the entries are broken, names are long',
  },
})

interface WireDraw {
  readonly vendor: unknown
  readonly gameCode: unknown
  readonly name: unknown
  readonly nextDrawTime: unknown
  readonly lastResult?: unknown
}

/** Draws at fixed times of the day; a result is always the same for its lottery and time. */
export default defineMock({
  id: 'games.draws',
  scenarios: [DRAWS],
  /** When this world was asked first. */
  initial: (): { since?: number } => ({}),
  routes: [
    {
      id: 'game.draws',
      method: 'GET',
      path: '/wps/relay/GCSLOTT_getNextDraws',
      reply: ({ world, slice }) => {
        const given = DRAWS.of(world)
        if (given === 'none') return success([])
        const lotteries = catalogueOf(world.merchant).find(({ key }) => key === 'lottery')?.games ?? []
        const draws = lotteries.map((game, index) => drawOf(game, index, worldTime()))
        if (given === 'odd') return success(draws.flatMap(makeOdd))
        const since = (slice.since ??= worldTime())
        return success(given === 'soon' ? draws.map((draw, index) => hurry(draw, index, since)) : draws)
      },
    },
  ],
})

function drawOf({ code, name, vendor }: CatalogueGame, index: number, now: number): WireDraw {
  const period = (PERIODS_MIN[index % PERIODS_MIN.length] ?? 60) * MINUTE_MS
  const last = Math.floor(now / period) * period
  return {
    vendor,
    gameCode: code,
    name,
    nextDrawTime: last + period,
    lastResult: { drawTime: last, numbers: numbersOf(code, index, last) },
  }
}

function numbersOf(code: string, index: number, at: number): string {
  const random = randomOf(`draw/${code}/${at}`)
  const { numbers, digits } = RESULTS[index % RESULTS.length] ?? RESULTS[0]
  return Array.from({ length: numbers }, () =>
    String(random.int(0, 10 ** digits - 1)).padStart(digits, '0'),
  ).join(',')
}

/** The first lottery's next draw is a few seconds after the first question; then it has its result. */
function hurry(draw: WireDraw, index: number, since: number): WireDraw {
  if (index > 0) return draw
  const at = since + SOON_MS
  if (worldTime() < at) return { ...draw, nextDrawTime: at }
  return { ...draw, lastResult: { drawTime: at, numbers: numbersOf(String(draw.gameCode), 0, at) } }
}

const LONG_NAME = 'A lottery whose name is far longer than any card has room for '.repeat(5)

/** What no gateway should send: parts missing or of another type. */
function makeOdd(draw: WireDraw, index: number): readonly unknown[] {
  switch (index % 4) {
    case 0:
      return [{ ...draw, name: LONG_NAME }, null]
    case 1:
      return [{ ...draw, nextDrawTime: 'tomorrow' }]
    case 2:
      return [{ ...draw, lastResult: { drawTime: 0, numbers: 'none' } }]
    default:
      return [{ ...draw, nextDrawTime: String(draw.nextDrawTime), lastResult: undefined }]
  }
}
