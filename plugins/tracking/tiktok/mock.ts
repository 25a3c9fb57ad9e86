import { vendorMock } from '../../../mocks/vendor-mock.ts'

/** The vendor. */
export default vendorMock({
  plugin: 'tracking.tiktok',
  vendor: 'tiktok',
  file: 'ttq',
  global: 'ttq',
  stub: { form: 'methods' },
  further: 'attribute',
})
