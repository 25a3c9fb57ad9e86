// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MAX_LISTED_GAMES } from './constants.ts'
import { listGames, matchGames } from './endpoints.ts'
import { gamesAnswer } from './games-answer.ts'

const game = (part: object = {}): object => ({
  accountTypeName: 'TCG_SEA',
  displayName: 'Reef Hunter',
  gameCode: 'FI011',
  vendorName: 'Sealight',
  image: '/cdn/games/TCG_SEA/FI011.svg',
  ...part,
})
const read = (games: unknown, vendors?: unknown) => v.parse(gamesAnswer, { data: { games, vendors } })

describe('the endpoints', () => {
  it('[CA-23] asks the gateway for games without a session', () =>
    expect(matchGames).toMatchObject({
      method: 'GET',
      path: '/wps/relay/GCSGAME_getGameMatchV2',
      auth: 'none',
    }))
  it('caches whole lists as it caches the lanes', () =>
    expect(listGames).toMatchObject({ method: 'GET', auth: 'none', cacheMs: 300_000, assumed: true }))
})

describe('gamesAnswer', () => {
  it('[EN-30] leaves out what is no game, and says where it was', () => {
    const { games, refused } = read([game(), null, game({ gameCode: '' }), game(), 'x', []])
    expect(games.map(({ name }) => name)).toEqual(['Reef Hunter'])
    expect(refused).toEqual([
      'games.1: not an object',
      'games.2: gameCode',
      'games.4: not an object',
      'games.5: accountTypeName',
    ])
  })

  it('a game is closed as long as its vendor is, and has its name', () => {
    const vendors = [
      { vendor: 'TCG_SEA', name: 'Sealight', maintenanceEnd: 1_900_000_000_000 },
      null,
      { name: 'x' },
    ]
    const games = [
      game({ maintenance: true, maintenanceEnd: 5, vendorName: null }),
      game({ gameCode: 2, accountTypeName: 'M' }),
    ]
    expect(read(games, vendors).games).toMatchObject([
      { vendorName: 'Sealight', maintenanceEnd: 1_900_000_000_000 },
      { code: '2', vendor: 'M' },
    ])
    expect(read(games, vendors).games[1]).not.toHaveProperty('maintenanceEnd')
  })

  it.each([undefined, null, {}, { data: null }, { data: { games: {} } }])('refuses %j', (answer) =>
    expect(v.safeParse(gamesAnswer, answer).success).toBe(false),
  )

  it('reads no more games than a list may have', () => {
    const many = Array.from({ length: MAX_LISTED_GAMES + 1 }, (_, index) => game({ gameCode: index + 1 }))
    expect(read(many).games).toHaveLength(MAX_LISTED_GAMES)
  })

  it('[EN-30] accepts any list, and returns whole games only', () => {
    const piece = fc.oneof(fc.anything(), fc.constant(game()))
    fc.assert(
      fc.property(fc.array(piece), fc.anything(), (games, vendors) => {
        for (const each of read(games, vendors).games)
          expect(each.code && each.name && each.vendor && each.vendorName).toBeTruthy()
      }),
    )
  })
})
