import { vendorMock } from '../../../mocks/vendor-mock.ts'

/** The vendor. */
export default vendorMock({
  plugin: 'tracking.bigo',
  vendor: 'bigo',
  file: 'bge',
  global: 'bge',
  stub: { form: 'layer', layer: 'bgdataLayer' },
  further: 'property',
})
