// @vitest-environment node
import { testMerchant } from '@foyer/sdk/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '../../../kernel/profile/profile.ts'
import { catalogueOf } from '../../../mocks/catalogue/catalogue.ts'
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
const [game] = catalogueOf('lotus').flatMap(({ games }) => games)
let world: World
let member: MockMember | undefined
beforeEach(() => {
  world = newWorld(profile)
  member = world.members[0]
})
const request = (headers: Record<string, string> = {}) =>
  new Request('http://lotus.localhost:5173/wps/game/launchGame', { method: 'POST', headers })

describe('the mock gateway', () => {
  const [route] = mock.routes
  const launch = (body: unknown, headers?: Record<string, string>) => {
    const asked = request(headers)
    return route?.reply({ request: asked, url: new URL(asked.url), body, world, slice: {}, member })
  }

  it('[CA-26] launches for members only, at the gateway’s path', () =>
    expect(route).toMatchObject({ method: 'POST', path: '/wps/game/launchGame', auth: 'member' }))

  it('returns the address of the game’s page, with a ticket that contains the way back', async () => {
    const backUrl = 'http://lotus.localhost:5173/m/game'
    const reply = (await launch({ gameCode: game?.code, hasLobby: false, backUrl })) as {
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
  ])('refuses a game that it does not list, in %s', async (Language, message) => {
    for (const body of [{ gameCode: 'SL999' }, { gameCode: game?.name }, { gameCode: '' }, {}, undefined]) {
      const reply = await launch(body, { Language })
      expect(reply instanceof Response && (await reply.json())).toEqual({
        success: false,
        errorCode: 'game.not.found',
        message,
      })
    }
    expect(world.tickets.size).toBe(0)
  })
})
