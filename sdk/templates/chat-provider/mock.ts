import { defineMock, success } from '../../../mocks/define-mock.ts'
import { openChat, unreadCount } from './endpoints.ts'

/** The gateway's side of the chat: a page for each conversation, and a count that opening one clears. */
export default defineMock({
  id: 'vendors.acme',
  initial: () => ({ unread: 2, opened: 0 }),
  routes: [
    {
      id: openChat.id,
      method: openChat.method,
      path: openChat.path,
      auth: 'member',
      reply({ slice }) {
        slice.unread = 0
        return success({ chatUrl: `https://chat.acme.example/c/${++slice.opened}` })
      },
    },
    {
      id: unreadCount.id,
      method: unreadCount.method,
      path: unreadCount.path,
      auth: 'member',
      reply: ({ slice }) => success({ unReadCount: slice.unread }),
    },
  ],
})
