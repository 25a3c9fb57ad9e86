import { defineMock } from '../../../mocks/define-mock.ts'
import { VENDOR_CALLS } from '../../../mocks/world/constants.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

const PATH = '/__gateway/vendor/postbacks'

/** The networks' servers: they take every conversion, and the world records it. */
export default defineMock({
  id: 'tracking.postbacks',
  settings: {
    voluumDomain: `${PATH}/voluum`,
    propellerAdsUrl: `${PATH}/propellerads/conversion.php?aid=1&pid=2&tid=3`,
    kadamUrl: `${PATH}/kadam/ru/postback/?status=approved`,
    redtrackDomain: `${PATH}/redtrack`,
  },
  initial: () => ({}),
  routes: [
    {
      id: 'vendor.postbacks',
      method: 'GET',
      path: `${PATH}/*`,
      reply({ url, world: { vendorCalls } }) {
        const [vendor = ''] = url.pathname.slice(PATH.length + 1).split('/')
        vendorCalls.push({ vendor, args: [Object.fromEntries(url.searchParams)], at: worldTime() })
        if (vendorCalls.length > VENDOR_CALLS) vendorCalls.shift()
        return new Response(null, { status: 204 })
      },
    },
  ],
})
