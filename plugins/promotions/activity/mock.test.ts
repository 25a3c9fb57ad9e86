// @vitest-environment node
import * as v from 'valibot'
import { languageCode } from '../../../kernel/i18n/languages.ts'
import { describe, expect, it } from 'vitest'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { PROFILES } from '../../../mocks/world/merchants.ts'
import { art } from '../../../mocks/art/art.ts'
import { activitiesAnswer, activityAnswer, categoriesAnswer } from './activities-answer.ts'
import { stateAt } from './activity-state.ts'
import mock from './mock.ts'

async function ask(id: string, { merchant = 'lotus', language = 'EN', query = '', promotions = '' } = {}) {
  const profile = PROFILES.find((one) => one.id === merchant)
  if (!profile) throw new Error(merchant)
  const request = new Request(`https://site.test/wps${query}`)
  const world = Object.assign(newWorld(profile), promotions && { scenarios: { promotions } })
  return mock.routes
    .find((route) => route.id === id)
    ?.reply({
      request,
      url: new URL(request.url),
      language: languageCode(language),
      body: undefined,
      world,
      slice: mock.initial(world),
      member: undefined,
      settings: {},
    })
}
const list = async (options = {}) => v.parse(activitiesAnswer, await ask('activity.list', options))

describe.each(['lotus', 'coral', 'aurora'])('the promotions of %s', (merchant) => {
  it('all pass the schema, run, come and are over, are in a category, and have pictures and terms', async () => {
    const { entries, refused } = await list({ merchant })
    expect(refused).toEqual([])
    expect(new Set(entries.map((entry) => stateAt(entry, Date.now())))).toEqual(
      new Set(['running', 'upcoming', 'ended']),
    )
    const categories = v.parse(categoriesAnswer, await ask('activity.categories', { merchant })).entries
    for (const { id, image, categories: own } of entries) {
      expect(art(image)?.type).toBe('image/svg+xml')
      expect(categories.map((category) => category.id)).toEqual(expect.arrayContaining([...own]))
      const one = v.parse(activityAnswer, await ask('activity.get', { merchant, query: `?id=${id}` }))
      expect(one?.content).toContain('<table>')
    }
  })
})

describe('the mock', () => {
  it('answers in the player’s language, and with null for an id that it does not know', async () => {
    const [english, chinese, other] = await Promise.all(
      ['EN', 'CN', 'TH'].map((language) => list({ language })),
    )
    expect(chinese?.entries[0]?.title).not.toBe(english?.entries[0]?.title)
    expect(other?.entries[0]?.title).toBe(english?.entries[0]?.title)
    expect(v.parse(activityAnswer, await ask('activity.get', { query: '?id=../wps' }))).toBeUndefined()
  })

  it.each([
    ['none', 0, 0],
    ['many', 2_000, 0],
    ['odd', 7, 8],
  ])('has the scenario %s', async (promotions, entries, refused) => {
    const answer = await list({ promotions })
    expect([answer.entries.length, answer.refused.length]).toEqual([entries, refused])
  })
})
