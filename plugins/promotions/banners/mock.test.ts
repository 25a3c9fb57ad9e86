// @vitest-environment node
import { languageCode } from '../../../kernel/i18n/languages.ts'
import { fakeHttp, testMerchant } from '@foyer/sdk/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { PROFILES } from '../../../mocks/world/merchants.ts'
import bake from './bake.ts'
import { bannersAnswer } from './banners-answer.ts'
import mock from './mock.ts'
import { routeLink } from '../contract/route-link.ts'

/** Every page exists. */
const route = { path: '/m/x', access: 'public', component: 'X' } as const
const findRoute = () => ({ state: 'on', plugin: 'x', route }) as const

async function ask(merchant: string, language = 'EN', query = '?groupName=m_home') {
  const profile = PROFILES.find((one) => one.id === merchant)
  if (!profile) throw new Error(merchant)
  const request = new Request(`https://site.test/wps${query}`)
  const url = new URL(request.url)
  const world = newWorld(profile)
  const answer = await mock.routes[0]?.reply({
    request,
    url,
    language: languageCode(language),
    body: undefined,
    world,
    slice: {},
    member: undefined,
    settings: {},
  })
  return v.parse(bannersAnswer, answer)
}

describe.each(['lotus', 'coral', 'aurora'])('the mock for %s', (merchant) => {
  it('has banners that all pass the schema and have a usable link', async () => {
    const { banners, refused } = await ask(merchant)
    expect(refused).toEqual([])
    expect(banners.length).toBeGreaterThan(2)
    for (const banner of banners)
      expect(routeLink(banner, { loggedIn: true, findRoute }).kind).not.toBe('refuse')
  })
})

describe('the mock', () => {
  it('answers in the player’s language', async () => {
    const [english, chinese, other] = await Promise.all(['EN', 'CN', 'TH'].map((each) => ask('lotus', each)))
    expect(chinese?.banners[0]?.title).not.toBe(english?.banners[0]?.title)
    expect(other).toEqual(english)
  })

  it('has no pop-up banners', async () =>
    expect((await ask('lotus', 'EN', '?groupName=m_popup1')).banners).toEqual([]))
})

describe('bake', () => {
  it('puts the first two into the page, and how many there are', async () => {
    const answer = await ask('lotus')
    const http = fakeHttp({ 'banner.list': answer })
    const baked = await bake({ http, merchant: testMerchant(), language: 'EN', tag: 'en' })
    expect(baked).toEqual({ banners: answer.banners.slice(0, 2), count: answer.banners.length })
    expect(http.calls).toMatchObject([{ query: { groupName: 'm_home' } }])
  })
})
