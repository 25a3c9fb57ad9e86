import { defineMock, success } from '../../../mocks/define-mock.ts'
import { getNotice, type Notice } from './endpoints.ts'

/** The notice of the day at the mock gateway. */
export default defineMock<{ readonly notice: Notice | null }>({
  id: 'vendors.acme',
  initial: () => ({ notice: { id: '1', title: 'News', text: 'There is something new.' } }),
  routes: [
    {
      id: getNotice.id,
      method: getNotice.method,
      path: getNotice.path,
      reply: ({ slice }) => success(slice.notice),
    },
  ],
})
