// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { callerIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { bannersAnswer } from './banners-answer.ts'
import { GROUP_1, GROUP_2 } from './constants.ts'
import { getPopUpBanners } from './endpoints.ts'

const count = async (state: string) => {
  const caller = await callerIn(worldInState(state))
  const ask = async (group: string) =>
    v.parse(bannersAnswer, await (await caller.ask(`${getPopUpBanners.path}?groupName=${group}`)).json())
  const [first, second] = [await ask(GROUP_1), await ask(GROUP_2)]
  return [first.banners.length, second.banners.length, first.refused.length]
}

it.each([
  ['', [0, 0, 0]],
  ['download-image=1', [1, 0, 0]],
  ['download-image=link', [1, 0, 0]],
  ['download-image=2', [0, 1, 0]],
  ['download-image=both', [1, 1, 0]],
  ['download-image=unsafe', [1, 0, 0]],
  ['download-image=odd', [0, 0, 3]],
])('the state %j has so many pictures, and refused entries', async (state, counts) =>
  expect(await count(state)).toEqual(counts),
)
