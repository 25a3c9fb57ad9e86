// @vitest-environment node
import { expect, it } from 'vitest'
import { replaceAnswer } from './edited-answer.ts'

const own = { success: true, value: { token: 't0k3n', list: [{ pin: 7, name: 'a' }] } }
const replaced = async (body: unknown): Promise<unknown> =>
  (await replaceAnswer({ status: 200, body: JSON.stringify(body) }, Response.json(own))).json()

it('has the own answer’s secrets where the harness showed masks', async () => {
  const shown = { success: false, value: { token: '•••', list: [{ pin: '•••', name: '•••' }, { pin: 'x' }] } }
  expect(await replaced(shown)).toEqual({
    success: false,
    value: { token: 't0k3n', list: [{ pin: 7, name: '•••' }, { pin: 'x' }] },
  })
  expect(await replaced({ value: { token: 'mine' } })).toEqual({ value: { token: 'mine' } })
  expect(await replaced([null])).toEqual([null])
})

it('replaces a broken connection, and has no body where the status has none', async () => {
  const edited = await replaceAnswer({ status: 200, body: '{"a":1}' }, Response.error())
  expect(await edited.json()).toEqual({ a: 1 })
  expect((await replaceAnswer({ status: 204, body: '{}' }, Response.json(own))).body).toBeNull()
})
