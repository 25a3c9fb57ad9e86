import { defineMock, success } from '../../../mocks/define-mock.ts'
import type { AcmeItem } from './endpoints.ts'

/** The screen's list at the mock gateway. */
export default defineMock<{ readonly entries: AcmeItem[] }>({
  id: 'vendors.acme',
  initial: () => ({
    entries: [
      { id: '1', title: 'First' },
      { id: '2', title: 'Second' },
    ],
  }),
  routes: [
    {
      id: 'acme.list',
      method: 'GET',
      path: '/wps/relay/ACME_list',
      reply: ({ slice }) => success(slice.entries),
    },
  ],
})
