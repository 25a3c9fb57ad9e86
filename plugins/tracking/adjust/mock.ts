import { vendorMock } from '../../../mocks/vendor-mock.ts'

/** The vendor's script has no stub: it sets its object. */
const SOURCE = `
  const sdk = {}
  for (const method of ['initSdk', 'trackEvent', 'addGlobalCallbackParameters', 'stop', 'restart', 'gdprForgetMe'])
    sdk[method] = (...args) => {
      take([method].concat(args))
      if (method === 'trackEvent') return Promise.resolve()
    }
  window[name] = sdk
`

/** The vendor: its script instead of the site's copy of the SDK, which would reach its own servers. */
export default vendorMock({
  plugin: 'tracking.adjust',
  vendor: 'adjust',
  file: 'adjust',
  global: 'Adjust',
  stub: { form: 'own', source: SOURCE },
})
