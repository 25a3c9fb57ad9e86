// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { callerIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { getAvailablePromotions } from './endpoints.ts'
import { promotionsAnswer } from './promotions-answer.ts'

it.each([
  ['', true, true],
  ['available=referral', false, true],
  ['available=app', true, false],
  ['available=none', false, false],
])(
  '[CA-16] in the state “%s” the app’s promotion is %s and the referral’s is %s',
  async (state, app, referral) => {
    const answer = await callerIn(worldInState(state)).ask(getAvailablePromotions.path)
    const { APP_DOWNLOAD, REFERRAL } = v.parse(promotionsAnswer, await answer.json())
    expect([APP_DOWNLOAD.enabled, REFERRAL.enabled]).toEqual([app, referral])
  },
)
