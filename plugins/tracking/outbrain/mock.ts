import { vendorMock } from '../../../mocks/vendor-mock.ts'

/** The vendor. */
export default vendorMock({
  plugin: 'tracking.outbrain',
  vendor: 'outbrain',
  file: 'obtp',
  global: 'obApi',
  stub: { form: 'command', handler: 'dispatch' },
  further: 'jsonp',
})
