import { vendorMock } from '../../../mocks/vendor-mock.ts'

/** The vendor. */
export default vendorMock({
  plugin: 'tracking.facebook',
  vendor: 'facebook',
  file: 'fbevents',
  global: 'fbq',
  stub: { form: 'command', handler: 'callMethod' },
  further: 'property',
})
