import { vendorMock } from '../../../mocks/vendor-mock.ts'

/** The vendor. */
export default vendorMock({
  plugin: 'tracking.google',
  vendor: 'google',
  file: 'gtag',
  global: 'gtag',
  stub: { form: 'layer', layer: 'dataLayer' },
  further: 'attribute',
})
