import { defineMock } from '../../../mocks/define-mock.ts'

const SCRIPT_PATH = '/__gateway/vendor/acme.js'

/** Replaces the vendor's script: every player passes, after half a second (CO-08). */
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
