import { defineMock } from '../../../mocks/define-mock.ts'
import { FBEVENTS } from '../../../mocks/pages/fbevents.ts'

const SCRIPT_PATH = '/__gateway/vendor/fbevents.js'

/** The vendor. */
export default defineMock({
  id: 'tracking.facebook',
  settings: { scriptUrl: SCRIPT_PATH },
  initial: () => ({}),
  routes: [
    {
      id: 'vendor.fbevents',
      method: 'GET',
      path: SCRIPT_PATH,
      reply: () =>
        new Response(FBEVENTS, {
          headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
        }),
    },
  ],
})
