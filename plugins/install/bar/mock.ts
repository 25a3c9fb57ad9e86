import { defineMock } from '../../../mocks/define-mock.ts'
import { DOWNLOAD_BAR } from '../../../mocks/world/download-bar.ts'

/** The mock gateway has no call of this plugin; a world has only the setting that shows the bar. */
export default defineMock<object>({
  id: 'install.bar',
  scenarios: [DOWNLOAD_BAR],
  initial: () => ({}),
  routes: [],
})
