// @vitest-environment node
import { expect, it } from 'vitest'
import { mockAnswers } from './answer-mock.ts'
import { defineMock, success } from './define-mock.ts'

const mock = defineMock({
  id: 'acme.tips',
  initial: () => ({ calls: 0 }),
  routes: [
    { id: 'tips.list', method: 'GET', path: '/wps/tips', reply: ({ slice }) => success(++slice.calls) },
    { id: 'tips.add', method: 'POST', path: '/wps/tips', auth: 'member', reply: ({ body }) => success(body) },
  ],
})
const answers = mockAnswers(mock as never)
const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
  const answer = await answers(new Request(`http://localhost${path}`, init))
  return answer && [answer.status, await answer.json()]
}

it('[SD-04] answers by method and path, with a state of its own', async () => {
  expect(await ask('/wps/tips?a=1')).toEqual([200, { success: true, value: 1 }])
  expect(await ask('/wps/tips')).toEqual([200, { success: true, value: 2 }])
  expect(await ask('/wps/other')).toBeUndefined()
})
it('[SD-04] answers a member’s call only with a token', async () => {
  const call = { method: 'POST', body: '{"a":1}' }
  expect(await ask('/wps/tips', call)).toMatchObject([401, { errorCode: 'user.or.token.invalid' }])
  const answer = await ask('/wps/tips', { ...call, headers: { authorization: 'token' } })
  expect(answer).toEqual([200, { success: true, value: { a: 1 } }])
})
