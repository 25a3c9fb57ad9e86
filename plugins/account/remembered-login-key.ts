import { defineStorageKey } from '@foyer/sdk'

/** A login that is remembered (EN-09), sealed; or what another application of the operator keeps under this name (EN-14). */
export const REMEMBERED_LOGIN = defineStorageKey<string>({
  name: 'remPass',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})
