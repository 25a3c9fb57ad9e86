import { defineMock, type Mock } from './define-mock.ts'
import { SLOW_MS } from './gateway/constants.ts'
import { delay } from './gateway/delay.ts'
import { noAnswer } from './gateway/inject-fault.ts'
import { furtherAnswer, furtherPath, type VendorDouble, vendorScript } from './pages/vendor-script.ts'
import { VENDORS } from './world/vendor-behaviours.ts'

export interface VendorMock extends VendorDouble {
  /** Id of the vendor's plugin. */
  readonly plugin: string
  /** Name of the script's file; its route is `vendor.<file>`: `fbevents`. */
  readonly file: string
  /** The setting with the script's address; `scriptUrl` by default. */
  readonly setting?: string
  /** Other settings with which the plugin keeps its calls on this machine. */
  readonly settings?: Readonly<Record<string, unknown>>
}

const script = (text: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })

/** The mock of a vendor: the double of its script, which behaves as the scenario `vendors` says. */
export function vendorMock(mock: VendorMock): Mock<object> {
  const { plugin, vendor, file, setting = 'scriptUrl', settings = {} } = mock
  const path = `/__gateway/vendor/${file}.js`
  return defineMock({
    id: plugin,
    settings: { ...settings, [setting]: path },
    initial: () => ({}),
    routes: [
      {
        id: `vendor.${file}`,
        method: 'GET',
        path,
        async reply({ world, request }) {
          const behaviour = VENDORS.of(world)[vendor]
          if (behaviour === 'blocked') return noAnswer()
          if (behaviour === 'slow' && !(await delay(SLOW_MS, request.signal))) return noAnswer()
          return script(vendorScript(mock, behaviour))
        },
      },
      {
        id: `vendor.${file}-further`,
        method: 'GET',
        path: furtherPath(vendor),
        reply: ({ url }) => script(furtherAnswer(url)),
      },
    ],
  })
}
