import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Asks for a conversation; the answer is the address of its page. */
export const openChat = defineEndpoint<{ readonly headerColor: string; readonly language: string }>()({
  id: 'acme.open',
  method: 'POST',
  path: '/wps/relay/ACME_openChat',
  auth: 'required',
  assumed: true,
  response: v.pipe(
    v.object({ value: v.object({ chatUrl: v.pipe(v.string(), v.startsWith('https://')) }) }),
    v.transform(({ value }) => value.chatUrl),
  ),
})

/** How many messages the member has not read. */
export const unreadCount = defineEndpoint()({
  id: 'acme.unread',
  method: 'GET',
  path: '/wps/relay/ACME_unreadCount',
  auth: 'required',
  assumed: true,
  response: v.pipe(
    v.object({ value: v.object({ unReadCount: count }) }),
    v.transform(({ value }) => value.unReadCount),
  ),
})
