// @vitest-environment node
import type { LanguageCode } from '@foyer/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogueOf } from '../../../mocks/catalogue/catalogue.ts'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { testProfile } from '../../../mocks/world/profile.fake.ts'
import { readTicket } from '../../../mocks/world/tickets.ts'
import type { World } from '../../../mocks/world/world.ts'
import mock from './mock.ts'

let world: World
beforeEach(() => void (world = newWorld(testProfile())))

const [route] = mock.routes
const ask = (gameId: string, language: LanguageCode = 'EN') => {
  const url = new URL(`http://lotus.localhost/wps/relay/GCS_gameTrialLaunch?gameId=${gameId}&platform=html5`)
  const request = new Request(url)
  return route?.reply({
    request,
    url,
    language,
    body: undefined,
    world,
    slice: {},
    member: undefined,
    settings: {},
  })
}
const codeOf = (trial: true | undefined): string =>
  catalogueOf(world.merchant)
    .flatMap(({ games }) => games)
    .find((game) => game.trial === trial)?.code ?? ''

describe('the mock gateway', () => {
  it('[CA-24] opens trials for anybody, by game and platform, at the gateway’s path', () => {
    expect(route).toMatchObject({ method: 'GET', path: '/wps/relay/GCS_gameTrialLaunch' })
    expect(route?.auth).toBeUndefined()
    expect(Object.keys(route?.requires?.query ?? {})).toEqual(['gameId', 'platform'])
    expect(Object.keys(route?.requires?.headers ?? {})).toEqual(['Merchant', 'Language'])
  })

  it('returns the address of the game’s page, with a ticket of nobody', async () => {
    const code = codeOf(true)
    const { value } = (await ask(code)) as { value: { url: string } }
    const ticket = readTicket(world, new URL(value.url).searchParams.get('ticket'))
    expect(ticket).toMatchObject({ code })
    expect(ticket?.member).toBeUndefined()
  })

  it('refuses a game without a trial, in the player’s language', async () => {
    for (const code of [codeOf(undefined), 'SL999', '']) {
      const reply = await ask(code, 'PT-BR')
      expect(reply instanceof Response && (await reply.json())).toMatchObject({
        success: false,
        errorCode: 'game.trial.none',
        message: 'Este jogo não tem versão de teste',
      })
    }
  })
})
