import { vendorMock } from '../../../mocks/vendor-mock.ts'

/** The vendor. */
export default vendorMock({
  plugin: 'tracking.twitter',
  vendor: 'twitter',
  file: 'uwt',
  global: 'twq',
  stub: { form: 'command', handler: 'exe' },
  further: 'jsonp',
})
