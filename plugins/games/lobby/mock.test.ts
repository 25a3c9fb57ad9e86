// @vitest-environment node
import { fakeHttp, testMerchant } from '@foyer/sdk/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { languageCode } from '../../../kernel/i18n/languages.ts'
import { catalogueOf } from '../../../mocks/catalogue/catalogue.ts'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { PROFILES } from '../../../mocks/world/merchants.ts'
import bake from './bake.ts'
import { BAKED_CARDS } from './constants.ts'
import { jackpotAnswer } from './endpoints.ts'
import { lanesAnswer } from './lanes-answer.ts'
import mock from './mock.ts'

async function ask(id: string, merchant: string, language = 'EN'): Promise<unknown> {
  const profile = PROFILES.find((one) => one.id === merchant)
  if (!profile) throw new Error(merchant)
  const world = newWorld(profile)
  const request = new Request('https://site.test/wps')
  const route = mock.routes.find((one) => one.id === id)
  const url = new URL(request.url)
  return route?.reply({
    request,
    url,
    language: languageCode(language),
    body: undefined,
    world,
    slice: mock.initial(world),
    member: undefined,
    settings: {},
  })
}

describe.each(['lotus', 'coral', 'aurora'])('the mock for %s', (merchant) => {
  it('[CA-22] lists games that all pass the schema', async () => {
    const { lanes, refused } = v.parse(lanesAnswer, await ask('game.lanes', merchant))
    expect(refused).toEqual([])
    expect(lanes.length).toBeGreaterThan(5)
    for (const { cards, gameCount } of lanes)
      expect([cards.length > 0, gameCount]).toEqual([true, cards.length])
  })

  it('has a jackpot with winners', async () => {
    const { amount, winners } = v.parse(jackpotAnswer, await ask('game.jackpot', merchant))
    expect(amount).toBeGreaterThan(0)
    expect(winners.length).toBeGreaterThan(3)
  })
})

describe('the mock', () => {
  it('answers in the player’s language, or in English if it lacks that', async () => {
    const title = async (language: string) =>
      v.parse(lanesAnswer, await ask('game.lanes', 'lotus', language)).lanes[0]?.title
    const titles = catalogueOf('lotus')[0]?.titles
    expect([await title('VI'), await title('CN'), await title('TH')]).toEqual([
      titles?.VI,
      titles?.CN,
      titles?.EN,
    ])
  })
})

describe('bake', () => {
  const input = async (jackpot: unknown) => ({
    http: fakeHttp({
      'game.lanes': v.parse(lanesAnswer, await ask('game.lanes', 'lotus')),
      'game.jackpot': jackpot,
    }),
    merchant: testMerchant(),
    language: 'EN' as const,
    tag: 'en',
  })

  it('writes every lane into the page, and the cards of the first three', async () => {
    const { lanes, jackpot } = await bake(
      await input({ amount: 5, winners: [{ name: 'a', amount: 2000, game: 'b' }] }),
    )
    expect(lanes.map(({ cards }) => cards.length)).toEqual([
      BAKED_CARDS,
      BAKED_CARDS,
      BAKED_CARDS,
      0,
      0,
      0,
      0,
      0,
    ])
    expect(jackpot).toMatchObject({ amount: 5, tag: 'en' })
    // formatted in the merchant's currency
    expect(jackpot?.texts.amount).toMatch(/5$/)
    expect(jackpot?.texts.winners).toEqual([expect.stringMatching(/^\+.*2,000$/)])
    expect(JSON.stringify(lanes).length).toBeLessThan(4_500)
  })

  it('leaves out a jackpot that fails to load', async () => {
    const { http, ...rest } = await input(undefined)
    delete http.answers['game.jackpot']
    const baked = await bake({ http, ...rest })
    expect(baked).not.toHaveProperty('jackpot')
    expect(baked.lanes).toHaveLength(8)
  })
})
