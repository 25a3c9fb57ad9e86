import { checkUrl, defineEndpoint, type LanguageCode } from '@foyer/sdk'
import * as v from 'valibot'

const isPage = (url: string): boolean => checkUrl(url, { kind: 'https' }) !== undefined
const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
)

/** Asks for a conversation; the answer is the https address of its page (CA-15). */
export const launchChat = defineEndpoint<{
  /** `#0f5132`. */
  readonly headerColor: string
  readonly language: LanguageCode
}>()({
  id: 'chat-cbs.launch',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  auth: 'required',
  response: v.pipe(
    v.object({ value: v.object({ chatUrl: v.pipe(v.string(), v.check(isPage)) }) }),
    v.transform(({ value }) => value.chatUrl),
  ),
})

/** How many messages the member has not read (CA-15). */
export const getUnreadCount = defineEndpoint()({
  id: 'chat-cbs.unread',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  auth: 'required',
  response: v.pipe(
    v.object({ value: v.object({ unReadCount: count }) }),
    v.transform(({ value }) => value.unReadCount),
  ),
})
