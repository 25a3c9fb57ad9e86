// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { getUnreadCount, launchChat } from './endpoints.ts'

const read = (endpoint: { readonly response?: unknown }, value: unknown): unknown => {
  const result = v.safeParse(endpoint.response as v.GenericSchema, { value })
  return result.success ? result.output : undefined
}

it.each([
  ['https://chat.example/', 'https://chat.example/'],
  ['http://localhost:5173/chat', 'http://localhost:5173/chat'],
  ['http://chat.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [7, undefined],
])('[CA-15][SE-03c] a chat’s page at %j', (chatUrl, expected) =>
  expect(read(launchChat, { chatUrl })).toBe(expected),
)

it.each([
  [0, 0],
  [12, 12],
  ['12', 12],
  [-1, undefined],
  [1.5, undefined],
  ['many', undefined],
  [null, undefined],
])('[CA-15] a count of %j', (unReadCount, expected) =>
  expect(read(getUnreadCount, { unReadCount })).toBe(expected),
)
