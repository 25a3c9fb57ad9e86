import { vendorMock } from '../../../mocks/vendor-mock.ts'

/** The vendor. */
export default vendorMock({
  plugin: 'tracking.kwai',
  vendor: 'kwai',
  file: 'kwaiq',
  settings: { fallbackUrl: '/__gateway/vendor/kwaiq.js' },
  global: 'kwaiq',
  stub: { form: 'methods' },
  further: 'property',
})
