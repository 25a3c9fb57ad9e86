import { defineMock, success } from '../../../mocks/define-mock.ts'

/** The mock gateway's call for codes; it records the numbers, and sends nothing. */
export default defineMock<{ readonly sentTo: string[] }>({
  id: 'vendors.acme',
  initial: () => ({ sentTo: [] }),
  routes: [
    {
      id: 'acme.send-code',
      method: 'POST',
      path: '/wps/verification/acme/noLogin',
      reply({ body, slice }) {
        if (typeof body === 'object' && body && 'mobileNum' in body) slice.sentTo.push(String(body.mobileNum))
        return success({})
      },
    },
  ],
})
