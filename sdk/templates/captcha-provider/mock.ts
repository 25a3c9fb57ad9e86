import { defineMock } from '../../../mocks/define-mock.ts'

/**
 * Replaces the vendor's script: every player passes, after half a second (CO-08). In the mock world, set the
 * plugin's `scriptUrl` to this path.
 */
const SCRIPT = `
  window.acmeCaptcha = {
    open({ onPass }) {
      const timer = setTimeout(() => onPass('m'.repeat(50)), 500)
      return { close: () => clearTimeout(timer) }
    },
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
