import { defineMock, success } from '../../../mocks/define-mock.ts'

/** The gateway's side of the chat: a page for each conversation, and a count that opening one clears. */
export default defineMock({
  id: 'vendors.acme',
  initial: () => ({ unread: 2, opened: 0 }),
  routes: [
    {
      id: 'acme.open',
      method: 'POST',
      path: '/wps/relay/ACME_openChat',
      auth: 'member',
      reply({ slice }) {
        slice.unread = 0
        return success({ chatUrl: `https://chat.acme.example/c/${++slice.opened}` })
      },
    },
    {
      id: 'acme.unread',
      method: 'GET',
      path: '/wps/relay/ACME_unreadCount',
      auth: 'member',
      reply: ({ slice }) => success({ unReadCount: slice.unread }),
    },
  ],
})
