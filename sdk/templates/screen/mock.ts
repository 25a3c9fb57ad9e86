import { defineMock, success } from '../../../mocks/define-mock.ts'
import { type AcmeItem, listEntries } from './endpoints.ts'

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
      id: listEntries.id,
      method: listEntries.method,
      path: listEntries.path,
      reply: ({ slice }) => success(slice.entries),
    },
  ],
})
