import { defineMock } from '../../../mocks/define-mock.ts'

import { defineFlag } from '../../../mocks/define-scenario.ts'

/** Whether the merchant shows the download bar (OV-04). */
export const DOWNLOAD_BAR = defineFlag({
  name: 'bar',
  group: 'install',
  label: 'Download bar',
  otherwise: 'Off',
  on: 'Shown',
  settings: (shown) => (shown ? { 'install.bar': { show: true } } : {}),
})

/** The mock gateway has no call of this plugin; a world has only the setting that shows the bar. */
export default defineMock<object>({
  id: 'install.bar',
  scenarios: [DOWNLOAD_BAR],
  initial: () => ({}),
  routes: [],
})
