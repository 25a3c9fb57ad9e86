// @vitest-environment node
import type { LanguageCode } from '@foyer/sdk'
import { testMerchant } from '@foyer/sdk/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '../../../kernel/profile/profile.ts'
import { catalogueOf } from '../../../mocks/catalogue/catalogue.ts'
import { GAMES } from '../../../mocks/catalogue/offered-games.ts'
import type { MockMember } from '../../../mocks/world/members.ts'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { readTicket } from '../../../mocks/world/tickets.ts'
import type { World } from '../../../mocks/world/world.ts'
import mock from './mock.ts'

const profile: Profile = {
  ...testMerchant(),
  id: 'lotus',
  hosts: [],
  theme: 'auto',
  themeColor: { light: '#fff', dark: '#000' },
  switches: {},
  settings: {},
  consent: 'none',
  imageCDNs: [],
  frameAncestors: [],
  endpoints: {},
  metadata: {},
  inspection: false,
}
const games = catalogueOf('lotus').flatMap((lane) => lane.games)
const [game] = games
const backUrl = 'http://lotus.localhost:5173/m/game'
const SEA = { gameCode: game?.code, hasLobby: false, backUrl }
const LOTTERY = {
  lottoPrizeMode: '1',
  lottoGameCode: games.find(({ vendor }) => vendor === 'TCG_LOTTO_VN')?.code,
  lottoView: 'betting',
  launchMode: 'LOTT',
  device: 'MOBILE',
  backUrl,
  hasLobby: false,
  language: 'VI',
  title: 'Xổ Số',
  labelName: 'Lotus',
}
let world: World
let member: MockMember | undefined
beforeEach(() => {
  world = newWorld(profile)
  member = world.members[0]
})

describe('the mock gateway', () => {
  const [route] = mock.routes
  const launch = (body: unknown, language: LanguageCode = 'EN') => {
    const request = new Request('http://lotus.localhost:5173/wps/game/launchGame', { method: 'POST' })
    return route?.reply({
      request,
      url: new URL(request.url),
      language,
      body,
      world,
      slice: {},
      member,
      settings: {},
    })
  }

  it('[CA-26] launches for members only, at the gateway’s path', () =>
    expect(route).toMatchObject({ method: 'POST', path: '/wps/game/launchGame', auth: 'member' }))

  it('returns the address of the game’s page, with a ticket that contains the way back', async () => {
    const reply = (await launch(SEA)) as {
      value: { url: string }
    }
    const url = new URL(reply.value.url)
    expect(`${url.origin}${url.pathname}`).toBe('http://lotus.localhost:5173/__gateway/game')
    expect(readTicket(world, url.searchParams.get('ticket'))).toMatchObject({
      code: game?.code,
      name: game?.name,
      vendor: game?.vendor,
      member,
      backUrl,
    })
  })

  it.each([
    ['EN', 'This game does not exist or is no longer offered'],
    ['VI', 'Trò chơi này không tồn tại hoặc đã ngừng cung cấp'],
    ['KM', 'This game does not exist or is no longer offered'],
  ] as const)('refuses a game that it does not list, in %s', async (language, message) => {
    for (const body of [
      { ...SEA, gameCode: 'SL999' },
      { ...SEA, gameCode: game?.name },
      { ...LOTTERY, lottoGameCode: 'LO999' },
    ]) {
      const reply = await launch(body, language)
      expect(reply instanceof Response && (await reply.json())).toEqual({
        success: false,
        errorCode: 'game.not.found',
        message,
      })
    }
    expect(world.tickets.size).toBe(0)
  })

  it('launches a game that only the world’s list of 2,000 has', async () => {
    const slots = catalogueOf('lotus').find(({ key }) => key === 'slots')
    const sequel = { ...SEA, gameCode: `${slots?.games[0]?.code}S1` }
    expect(await launch(sequel)).toBeInstanceOf(Response)
    world = newWorld(profile, { state: GAMES.with('many') })
    const reply = (await launch(sequel)) as { value: { url: string } }
    expect(readTicket(world, new URL(reply.value.url).searchParams.get('ticket'))).toMatchObject({
      code: sequel.gameCode,
      name: `${slots?.games[0]?.name} Deluxe`,
    })
  })

  it('[CA-25] opens a Vietnam lottery in its own mode', async () => {
    const reply = (await launch(LOTTERY)) as { value: { url: string } }
    expect(readTicket(world, new URL(reply.value.url).searchParams.get('ticket'))).toMatchObject({
      code: LOTTERY.lottoGameCode,
      vendor: 'TCG_LOTTO_VN',
    })
  })

  it.each<[string, string, unknown]>([
    ['nothing', 'launch.param.err', undefined],
    ['no code', 'launch.param.err', { ...SEA, gameCode: '' }],
    ['two codes', 'launch.param.err', { ...LOTTERY, gameCode: SEA.gameCode }],
    ['a way back that is a path', 'launch.param.err', { ...SEA, backUrl: '/m/home' }],
    ['no lobby flag', 'launch.param.err', { ...SEA, hasLobby: undefined }],
    ['a lobby flag that is a text', 'launch.param.err', { ...LOTTERY, hasLobby: 'true' }],
    ['a game with a launch mode', 'launch.mode.err', { ...SEA, launchMode: 'LOTT' }],
    ['a lottery in another mode', 'launch.mode.err', { ...LOTTERY, launchMode: 'SEA' }],
    ['a lottery for another device', 'launch.mode.err', { ...LOTTERY, device: 'PC' }],
    ['a game in the lottery’s mode', 'launch.mode.err', { ...LOTTERY, lottoGameCode: 'SL001' }],
    ['a view that there is not', 'launch.param.err', { ...LOTTERY, lottoView: 'history' }],
    ['a lottery without a language', 'launch.param.err', { ...LOTTERY, language: undefined }],
    ['a lottery without a title', 'launch.param.err', { ...LOTTERY, title: '' }],
    ['a prize mode that there is not', 'lottery.prizeMode.err', { ...LOTTERY, lottoPrizeMode: '9' }],
  ])('refuses %s', async (_case, errorCode, body) => {
    const reply = await launch(body)
    expect(reply instanceof Response && (await reply.json())).toMatchObject({ success: false, errorCode })
    expect(world.tickets.size).toBe(0)
  })
})
