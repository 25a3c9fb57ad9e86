import { vendorMock } from '../../../mocks/vendor-mock.ts'

/**
 * Like the vendor's script it takes over the queue of calls with their times, puts its own function in the stub's place, and
 * reports a visit by itself where measurement is on.
 */
const SOURCE = `
  const options = (stub.id && stub.id.pba) || {}
  let measures = options.measurementStatus !== false
  const call = (...args) => measures && take(args)
  const enableMeasurement = () => {
    if (measures) return
    measures = true
    take(['visit', options.webAppId, location.pathname])
  }
  const disableMeasurement = () => {
    if (measures) take(['disableMeasurement'])
    measures = false
  }
  window.AF_SDK = { PLUGINS: { PBA: { enableMeasurement, disableMeasurement } } }
  window.AF = call
  if (measures) take(['visit', options.webAppId, location.pathname])
  for (const [, ...args] of stub.q || []) call(...args)
`

/** The vendor. */
export default vendorMock({
  plugin: 'tracking.appsflyer',
  vendor: 'appsflyer',
  file: 'appsflyer',
  global: 'AF',
  stub: { form: 'own', source: SOURCE },
})
