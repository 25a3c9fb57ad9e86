// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { defineMock, success } from '../define-mock.ts'
import { CAPTCHA } from '../world/captcha.ts'
import { defaultProfile } from '../world/merchants.ts'
import { newWorld } from '../world/new-world.ts'
import { answer } from './answer.ts'

describe('answer', () => {
  it.each([
    ['the profile', '', undefined, undefined],
    ['the profile and a patch', '', true, true],
    ['a scenario', 'v4', undefined, true],
    ['a patch that contradicts the scenario', 'v4', false, false],
  ] as const)("tells a mock its plugin's settings of the world: of %s", async (_, text, patch, expected) => {
    const world = newWorld(defaultProfile(), { state: text === '' ? {} : CAPTCHA.with(text) })
    if (patch !== undefined) world.settings['account.auth'] = { captcha: patch }
    const mock = defineMock<object>({
      id: 'account.auth',
      initial: () => ({}),
      routes: [
        {
          id: 'test.settings',
          method: 'GET',
          path: '/settings',
          reply: ({ settings }) => success(settings['captcha']),
        },
      ],
    })
    const [route] = mock.routes
    if (!route) throw new Error('no route')
    const reply = await answer({ mock, route }, new Request('http://lotus.localhost/settings'), world)
    expect(await reply.json()).toEqual({ success: true, ...(expected !== undefined && { value: expected }) })
  })
})
