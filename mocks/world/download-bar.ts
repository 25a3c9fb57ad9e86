import { defineFlag } from '../define-scenario.ts'

/** Whether the merchant shows the download bar (OV-04). */
export const DOWNLOAD_BAR = defineFlag({
  name: 'bar',
  group: 'install',
  label: 'Download bar',
  otherwise: 'Off',
  on: 'Shown',
  settings: (shown) => (shown ? { 'install.bar': { show: true } } : {}),
})
