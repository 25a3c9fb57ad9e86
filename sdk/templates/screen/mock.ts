import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import type { AcmeItem } from './endpoints.ts'

/** The screen's list at the mock gateway, which keeps what is added. */
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
    {
      id: 'acme.add',
      method: 'POST',
      path: '/wps/relay/ACME_add',
      sample: { title: 'Third' },
      reply({ slice, body }) {
        const { title } = Object(body) as { readonly title?: unknown }
        if (typeof title !== 'string' || title === '')
          return failure('acme.title.err', 'The title is missing.')
        const added = { id: String(slice.entries.length + 1), title }
        slice.entries.push(added)
        return success(added)
      },
    },
  ],
})
