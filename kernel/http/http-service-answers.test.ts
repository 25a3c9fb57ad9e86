// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONGEST_ANSWER } from './ports.ts'
import { type FakeGateway, type FakeReply, fakeGateway } from './gateway.fake.ts'
import { anything, endpoint, fakeHttp, numberAnswer, rejection } from './http-service.fake.ts'

let gateway: FakeGateway
beforeEach(async () => {
  gateway = await fakeGateway()
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway.close()
})

describe('answers', () => {
  const cases: [string, FakeReply, object][] = [
    [
      'success false',
      { body: { success: false, errorCode: 'x.y', message: 'No', value: { left: 2 } } },
      { code: 'HT-REFUSED', answer: { status: 200, errorCode: 'x.y', message: 'No', value: { left: 2 } } },
    ],
    [
      'an error status',
      { status: 500, body: { errorCode: 7, message: 'Oh' } },
      { code: 'HT-STATUS', answer: { status: 500, errorCode: '7', message: 'Oh' } },
    ],
    ['an error page', { status: 502, body: '<html>' }, { code: 'HT-STATUS', answer: { status: 502 } }],
    ['a page instead of JSON', { body: '<html>secret</html>' }, { code: 'HT-SHAPE' }],
    [
      'an answer that would fill the memory',
      { body: `{"success":true,"value":null,"x":"${'['.repeat(LONGEST_ANSWER)}"}` },
      { code: 'HT-SHAPE' },
    ],
  ]
  it.each(cases)('[CA-34] %s rejects with the response', async (_, reply, expected) => {
    gateway.reply = () => reply
    const { http } = fakeHttp(gateway.origin)
    const error = await rejection(http.call(endpoint()))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject(expected)
  })

  it.each([
    ['an empty list', []],
    ['no flag', { value: {} }],
    ['a flag that is text', { success: 'true', value: {} }],
    ['a flag that is a number', { success: 1, value: {} }],
    ['null', null],
    ['text', '"ok"'],
    ['nothing', ''],
  ])('[EN-30] %s is no success: the gateway’s envelope is missing', async (_, body) => {
    gateway.reply = () => ({ body: body === null ? 'null' : body })
    const { http, failures } = fakeHttp(gateway.origin)
    expect(await rejection(http.call(endpoint({ bare: false })))).toMatchObject({ code: 'HT-SHAPE' })
    expect(failures).toMatchObject([{ error: { code: 'HT-SHAPE', answer: { status: 200 } } }])
    const answer = http.call(endpoint({ bare: true }))
    await expect(answer).resolves.toEqual(body === '' ? undefined : body === '"ok"' ? 'ok' : body)
  })

  it('a bare endpoint can be refused as any other', async () => {
    gateway.reply = () => ({ body: { success: false, message: 'No' } })
    const { http } = fakeHttp(gateway.origin)
    expect(await rejection(http.call(endpoint({ bare: true })))).toMatchObject({ code: 'HT-REFUSED' })
  })

  it('[CA-34] gives the body, deeply frozen', async () => {
    const { http } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ body: { success: true, value: { list: [{ a: 1 }] } } })
    const answer = await http.call(endpoint())
    expect(answer).toEqual({ success: true, value: { list: [{ a: 1 }] } })
    const { value } = answer as { value: { list: { a: number }[] } }
    expect(() => value.list.push({ a: 2 })).toThrow(TypeError)
    expect(Object.isFrozen(value.list[0])).toBe(true)
  })

  it('[CA-34] /lgw/ answers are passed on unchanged, success or not, JSON or not', async () => {
    const { http } = fakeHttp(gateway.origin)
    const lgw = endpoint({ path: '/lgw/games/list' })
    gateway.reply = () => ({ body: { success: false, message: 'none' } })
    expect(await http.call(lgw)).toEqual({ success: false, message: 'none' })
    gateway.reply = () => ({ body: 'plain text' })
    expect(await http.call(lgw)).toBe('plain text')
  })

  it('[EN-30] an answer that does not match the schema is HT-SHAPE and names the path, never the value', async () => {
    const { http, logger } = fakeHttp(gateway.origin)
    gateway.reply = () => ({ body: { success: true, value: 'hunter2' } })
    const error = await rejection(http.call(endpoint({ response: numberAnswer })))
    expect(error).toMatchObject({ code: 'HT-SHAPE', message: expect.stringContaining('value.amount') })
    expect(JSON.stringify([error, (error as Error).message, logger.warn.mock.calls])).not.toContain('hunter2')
    expect(logger.warn).toHaveBeenCalledOnce()
  })

  it('a schema that throws is HT-SHAPE', async () => {
    const { http } = fakeHttp(gateway.origin)
    const validate = () => {
      throw new Error('broken')
    }
    const broken = endpoint({ response: { '~standard': { version: 1, vendor: 't', validate } } })
    expect(await rejection(http.call(broken))).toMatchObject({ code: 'HT-SHAPE' })
  })
})

it('the answer keeps the type of its schema', async () => {
  const { http } = fakeHttp(gateway.origin)
  const answer: { readonly value: number } = await http.call({ ...endpoint(), response: numberAnswer })
  expect(answer.value).toBe(1)
  expect(await http.call({ ...endpoint(), response: anything })).toBeDefined()
})
