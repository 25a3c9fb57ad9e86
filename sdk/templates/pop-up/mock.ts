import { defineMock, success } from '../../../mocks/define-mock.ts'
import type { Notice } from './endpoints.ts'

/** The notice of the day at the mock gateway. */
export default defineMock<{ readonly notice: Notice | null }>({
  id: 'vendors.acme',
  initial: () => ({ notice: { id: '1', title: 'News', text: 'There is something new.' } }),
  routes: [
    {
      id: 'acme.notice',
      method: 'GET',
      path: '/wps/relay/ACME_notice',
      reply: ({ slice }) => success(slice.notice),
    },
  ],
})
