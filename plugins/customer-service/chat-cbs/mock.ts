import { defineMock, type MockCall, success } from '../../../mocks/define-mock.ts'
import { SERVICE_PATH } from '../../../mocks/gateway/customer-service.ts'
import { isRecord } from '@foyer/sdk'

/** How many messages wait for a member. */
const UNREAD = 2
interface Slice {
  /** Members who have opened the chat, and read everything. */
  readonly readers: string[]
}

/** The gateway's chat: a page for each member, and a number of messages that opening it clears. */
export default defineMock<Slice>({
  id: 'customer-service.chat-cbs',
  initial: () => ({ readers: [] }),
  routes: [
    {
      id: 'chat-cbs.launch',
      method: 'POST',
      path: '/wps/relay/CBS_launchChat',
      auth: 'member',
      reply(call) {
        const { member, slice } = call
        if (member && !slice.readers.includes(member.id)) slice.readers.push(member.id)
        return success({ chatUrl: pageOf(call) })
      },
    },
    {
      id: 'chat-cbs.unread',
      method: 'GET',
      path: '/wps/relay/CBS_unreadCount',
      auth: 'member',
      reply: ({ member, slice }) =>
        success({ unReadCount: member && slice.readers.includes(member.id) ? 0 : UNREAD }),
    },
  ],
})

function pageOf({ url, body, member }: MockCall<Slice>): string {
  const { headerColor, language } = isRecord(body) ? body : {}
  const page = new URL(SERVICE_PATH, url)
  page.search = new URLSearchParams({
    desk: 'cbs',
    name: member?.username ?? '',
    headerColor: String(headerColor),
    language: String(language),
  }).toString()
  return page.href
}
