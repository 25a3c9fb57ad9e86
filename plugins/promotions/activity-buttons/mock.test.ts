// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { callerIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { ACTIONS, isAction } from './activity-button.ts'
import { buttonsAnswer } from './buttons-answer.ts'
import { getActivityButtons } from './endpoints.ts'

const ask = async (state: string) =>
  v.parse(buttonsAnswer, await (await callerIn(worldInState(state)).ask(getActivityButtons.path)).json())

it('has a button of each action', async () => {
  const { buttons, refused } = await ask('')
  expect(refused).toEqual([])
  expect(buttons.map(({ action }) => action).sort()).toEqual([...ACTIONS].sort())
})

it('may have none, or one that the site does not know', async () => {
  expect((await ask('buttons=none')).buttons).toEqual([])
  expect((await ask('buttons=unknown')).buttons.filter(({ action }) => !isAction(action))).toHaveLength(1)
})
