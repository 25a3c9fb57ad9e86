import { defineMock } from '../../../mocks/define-mock.ts'

const SCRIPT_PATH = '/__gateway/vendor/acme.js'

/** Replaces the vendor's script: takes the waiting calls, and records every one in `acmePixel.sent`. */
const SCRIPT = `
  const pixel = window.acmePixel
  if (pixel) {
    pixel.sent = pixel.queue.splice(0)
    pixel.handle = (...call) => pixel.sent.push(call)
  }
`

export default defineMock({
  id: 'vendors.acme',
  settings: { scriptUrl: SCRIPT_PATH },
  initial: () => ({ loads: 0 }),
  routes: [
    {
      id: 'acme.script',
      method: 'GET',
      path: SCRIPT_PATH,
      reply({ slice }) {
        slice.loads++
        return new Response(SCRIPT, { headers: { 'Content-Type': 'text/javascript' } })
      },
    },
  ],
})
