import { defineMock } from '../../../mocks/define-mock.ts'

/**
 * Replaces the vendor's script: takes the waiting calls, and records every one. In the mock world, set the
 * plugin's `scriptUrl` to this path.
 */
const SCRIPT = `
  const stub = window.acmePixel
  if (stub) {
    stub.sent = stub.queue.splice(0)
    stub.send = (call) => stub.sent.push(call)
  }
`

export default defineMock({
  id: 'vendors.acme',
  initial: () => ({ loads: 0 }),
  routes: [
    {
      id: 'acme.script',
      method: 'GET',
      path: '/__gateway/vendor/acme.js',
      reply({ slice }) {
        slice.loads++
        return new Response(SCRIPT, { headers: { 'Content-Type': 'text/javascript' } })
      },
    },
  ],
})
